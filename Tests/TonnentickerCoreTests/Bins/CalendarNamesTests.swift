import Testing

@testable import TonnentickerCore

/// Names from calendars: abbreviated, with rhythms and sizes, with a wrong letter, or of something that isn't a bin.
struct CalendarNamesTests {
    @Test(
        "reads the names of calendars",
        arguments: [
            (
                [.residual],
                """
                R · RT · RM · RM4 · R4W · R 14-täglich · R1 · R 2 · Restmüll 14-tgl. · Restmüll 4-wö. ·
                Restmüllcontainer wöchentlich · Großcontainer Restmüll · Restmüll halbjährig · Abfuhr Restabfall ·
                Restm. 4-wöchentl. · Rest-M. · Hausmüll · Kehricht · Grauer Sack · Schwarzer Sack ·
                Graue Tonne 14-täglich · Restmülltonne W2 · MGB 240 Restmüll · MGB 1.100 l Rest · Rest 120/240 l ·
                Resmüll · Restmül · Restmühl · Restabfal · Restmüll Rodenberg · Restmüll Kupferzell ·
                Restabfallbehälter 14-tägig · Restmüll 60-240 l · Restmüll 1.100 Liter · Hausmüll 14tägig ·
                RM 14-tägl. · RM 4-wöchentl. · R 4-wöchentlich · R-Tonne · R 1100 · Restt. · Restmüllt. ·
                Restmüllsack · Restmülll · Restmüllabfur · Hausmül · Restabfalbehälter · Resttonne ·
                Graue/Schwarze Tonne · Grauer Behälter · Rest (14-tägig) · Siedlungsabfall · Müllabfuhr Bezirk 3 ·
                Mülltonne · Leerung Restmüllgefäße · Entleerung der Restmülltonnen · Restmüll Gelsenkirchen ·
                Restmüll Tour Gelb · Restmüll | Abfuhrkalender - Landkreis Amberg-Sulzbach · Restmüll (grau) AWB Köln ·
                Restmülltonne 28-täglichen Rhythmus · Restmüll in Hirrlingen · Restmuelltonne · RESTMUELL · R 4 wö ·
                RM 1.100 l · Rest 14-tgl · Restmüll-Großbehälter · Restmüll Großwohnanlagen ·
                Restabfallcontainer 2x wöchentlich · Zusatzleerung Restmüll · Graue Restabfalltonne (14-tägig) ·
                Hausmüllabfuhr · Hausmüllabf. · Restmüllabf. 2wö · Restmül 14-täglich · Resstmüll · Restmlül ·
                Retsmüll · Wechselbehälter Restmüll · Restmüll Tauscha · Restmüll Laubenheim · Restmüll (14-tgl.) ·
                Restmüll 1x im Monat · Restmüll monatl. · R monatlich · RT 80 l · HM 14-täglich · Rest. 2-wö. ·
                Restmüllbeh. · Restmuell 240L · Restabf. (graue Tonne) · Hausabfallbehälter · Haus-Müll ·
                Restmüllcont. 1100 L · MGB Restabfall · Umleerbehälter Restmüll · Rastmüll · Restbafall ·
                Hausmülltone · Graue Tone · schwarze Restmülltonne 4-wö · Gewerbemüll · Abgabe Restmüllsäcke Rathaus ·
                Restmüll Blaustein · Restmüll Eisenach · R Bezirk 2 · Restmüll Küchengarten · Restm · Rest.müll ·
                RM 14 tgl · RM 2wö · RM 26x · R26 · R13 · Restmüll 26 Leerungen · Restmülltonne 14T ·
                Restmüll ger. KW · Restmüll gerade Woche · Restmüll ungerade KW · Restmüll A-Woche · Hausmüll 120L ·
                Restmüll 770 l · Restmüll MGB1100 · Restabf. 4-wö. · Rest 4w · Restmüll vierwöchentlich ·
                Restmüll zweiwöchentlich · Restmüll dreiwöchentlich · Restmüll 21-tägig · Restmüll 3-wöchtl. ·
                Hausmüll schwarz · schwarze To. · Restmüllltonne · Retmüll · Restmüllbehaelter · Restabfallltonne ·
                Restmüllttonne · Haumüll · Müllabfur · Abfuhr der grauen Tonne · Leerung graue Tonne ·
                Restmüll Wochenrhythmus · Restmüll Glashütten · Restmüll Papenburg · Restmüll Biebesheim ·
                Restmüll Gelting · Restmüll Grünberg · Restmüll Schrozberg · Restmüll Metelen · Hausmüll Baumholder ·
                Restmüll Windeby · Restmüll Sperenberg · Übrige Abfälle · Allgemeiner Hausmüll ·
                Restmüll-Abfuhr verlegt · Restmüll (vorverlegt) · Restmüllabfuhr nachgeholt · Restt · Hausm. ·
                Hausmüllt. · RM-Tonne · RM 770 · Restabfall-Beh. · Restmüllabholung Bez. Nord · Resrmüll ·
                Restmüllrtonne · Hausmülll · Hausmülabfuhr · Restabafll · R alle 4 Wochen · R 14T · Rest 14-tägl. ·
                Restmüll Waldglashütte · Restmüll Holzminden · Restmüll Biere · Restmüll Kunststadt ·
                Restmüll-Tonne 60/80/120 · Restm 4-wö · Hausmüll (graue Tonnen) · Restmüll, 2-wö. ·
                Restmüll-Container 1.1 cbm · Graue To. 4-wö. · Restmüllleerung · Rest Müll · rest-muell
                """
            ),
            (
                [.organic],
                """
                B · BT · B wöchentlich · Bioabfal · Biotone · Bio-Abfallbehälter · Saisonkompost · Kompost · Biosack ·
                Bio (Sommer: wöchentlich) · BIO-TONNE 120 L · Biogene Abfälle · Küchenabfall · Speiseabfälle ·
                Organik · Vegetabile Abfälle · Bioabfall Neuenrade · Biotonne wöchentl. (Juni-Sept.) · B 14-tgl. ·
                Bio 2-wö · Bioabf. · Biot. · Bio-Energie-Tonne · Biomülltonne 80l · Bioabfälle ·
                Kompostierbare Abfälle · Biotonnne · Biomul · Küchen- und Speiseabfälle · Braune Bio-Tonne ·
                Bioabfall Grauhöft · Bioabfallgefäß 2-wöchentlich · B 2 wö · BM · Sonderleerung Biotonne · Bioabfll ·
                Biotonn · Biotoone · Bio 80/120/240 · Kompostsack · Kompoststoffe · Gemüse- und Obstabfälle ·
                Kuechenabfaelle · Bio (Küchen- und Gartenabfälle) · Küchen- und Gartenabfälle ·
                Biotonne Wäschenbeuren · Bioabfall Blaubeuren · Biom. · Biomül · Boitonne · BIO 14tgl · B 120 ·
                Bio-Abf. · Bioabfall (wöchentlich Mai-Okt) · Bioabfallsammlung · braune Tonne 2 wö · Kompostabfuhr ·
                Kompsot · Speiserestetonne · Biotonne Gelnhausen · Bio 14T · Bio ger. KW · BIO wö. · Biomüll 14-tägig ·
                Bioabfall 7-täglich · Bio-T. · Bioton. · Bioabfuhr · Biogut · Biogutt. · Biogutbehälter ·
                Biogut-Tonne 60l · Bioabfalltonnne · Biomüllabfuhr · Bioabffall · Biotnne · Bitonne ·
                Braune Tonne 14-täglich · braune Biotonne · Biotonne Papenburg · Bioabfall Grünstadt ·
                Biotonne Glasow · Biotonne Restorf · Küchenabfälle · Nassmüll · Biotonne Sommerleerung ·
                Biotonne Winterrhythmus · Biomüll (Saison) · Biot · Bio-Tonne 2wö · Biomülll · Bioafall · Bioabfalll ·
                Bio Müll · Biomüllbeh. · Kompostt. · Kompostierbares · Bio 14-tägl. · Bio-Tonne (wchtl.) ·
                Biotonne Papendorf · Biotonne Glashagen · Biotonne Laubusch · Biotnone · B-Tonne · BT 2 wö · Bioeimer
                """
            ),
            (
                [.paper],
                """
                P · PT · P2W · P 4-wö. · Pappier · Altpapir · Papiertone · Altpap. · Papier/Kartonagen · PPK-Tonne ·
                Papierbündelsammlung · Papiermobil · KS Kartonagen · Zeitungen · Altpapier Verein SV Verl ·
                Vereinssammlung Papier · Papier Bad Essen · Papier 4-wöch. · Papiertonne (blau) 240 l · PPK 4-wö ·
                PPK-Container 1,1 m³ · Pap. · Papierton. · Altpapiersammlung Musikverein · Altpapiersammlng ·
                Papirtonne · Kartonagensammlung · Papier & Pappe · Papier- und Kartonsammlung · Blaue Tonne 1100 l ·
                Blaue Altpapiertonne · Altpapiertour 4 · Bündelsammlung Altpapier · Altpapier Rheda · Papier Laubach ·
                Altpapier&Kleinkartons · Zwischenabfuhr Altpapier · Altpapier-Tonne in Hirrlingen · Papier, blau ·
                P 28-tägl. · AP · Nachleerung Papier · Papeirtonne · Altpapiertone · Altppapier · Papier Vereine ·
                Straßensammlung Altpapier · Pappe · Zeitungspapier · Papier-Pappe-Kartonagen · Papier Biebertal ·
                Altpapier Rosengarten · P 240 · Papiert. 4wö · Altpapiersam. · PPK 1100 · Papier/Pappe/Karton (PPK) ·
                Altpapier, gebündelt · Blaue Tonne 4-wöchentlich · Blaue Tone · Pappe- u. Papiersammlung ·
                Kartonnagen · Papiercontainr · Papier Braunfels · Altpapier Heckenbeck · Papier 14T · Papiertonne 26x ·
                Altpapier 240 · PPK ger. KW · Papier mtl. · Papier monatl. · Altpapier alle 4 Wochen ·
                Altpapier vierwöchentlich · Altpapiert. · Alpapier · Altpapoer · Altpapier Bündel · Pap.-Tonne ·
                Papiertonnne · Blaue T. · Papier Restorf · Altpapier Bioley · Papier Glasin ·
                Altpapiersammlung Feuerwehr · Altpapier Schützenverein · Altpapiersammlung der Kolpingjugend ·
                Kartonage · Altkartonagen · Papier/Pappe · Papier (blaue Tonne) 4-wöchentlich · Papierabfuhr ·
                Papierabf. · Druckerzeugnisse · Papiert · Altpapier-T. · Altpappier · Alptapier · Altpapier/Pappe ·
                P-Tonne · PT 4-wö · PPK 240 · Papiersamml. · Papierbündel · Altpapier TSV · Papiersammlung CVJM ·
                Papier Gelbensande · Papier Biohof · Blaue Papiertonne 4W · Kartonagen 1100 l · Papiertonne Rest ·
                Papier/Karton
                """
            ),
            (
                [.packaging],
                """
                G · GT · GS · G (2 wö) · Gelbersack · Sack/Tonne gelb · Gelbe Tonne 1100l · Gelb. Sack · LVP 2wö ·
                LVP-Container · Leichtverp. · Verpackungen (Gelb) · Wertstofftonne · Orange Tonne ·
                Orangefarbene Tonne · Orange Tonne (Wertstoffe) · Wertstoffsack · Kunststoffe · Gelber Sack Bezirk A ·
                Gelbe Tonne 14-täglich · GT 1100 · Gelber Sack/Gelbe Tonne (LVP) · Leichtverpackungen/Gelber Sack ·
                Leichtverpackugen · Verpackungsmüll · Verp. · Wertst.tonne · Wertstoffe (Gelbe Tonne) ·
                Orange Wertstofftonne · Orange Box · Gelbe Wertstofftonne · Gleber Sack · Recyclingtonne ·
                Gelber Sack Bezirk B-5, S-5 Di · Gelber Sack rausstellen · Gelbe Tonne (Verpackungen) · G 14tg. ·
                Gelbe Säck · Gelber Sak · Gebler Sack · Gelbe Tone · Leichtverpakungen · Leichtverpack. ·
                LVP-Sack 14-tgl. · Duales System · DSD-Container · Kunststoffverpackungen · Wertstofftone ·
                Wertstofftonne (orange) · Orangene Tonne · Tonne orange · Wertstoff-Tonne plus · Gelber Sack Grünwald ·
                G 14-täglich · GT 14-täglich · gelbe Säcke 2-wöchentl. · GELBER SACK · Gelber-Sack · Gelbsack ·
                Gelbe/r Tonne/Sack · LVP 1100 l · Leichtverpackung · Verpackungstonne · Leichtstoffe ·
                Wertst. 14-tgl. · Wertsofftonne · Wertstofsack · Orange Tonne 240 l · Orangefarbener Sack ·
                Plastiktonne · Gelber Sack Glashofen · LVP 14T · LVP ger. KW · Gelbe T. · Gelber S. ·
                Gelbe Tonne 3-wöchentlich · Gelber Sack 14-tgl · gelbe/r Sack/Tonne · Gelbe Tonne Glauburg ·
                Gelber Sack Papenhausen · Wertstofft. · Wertstofftonne 4-wö. · WST · WT · Gelbe Tonnne · Gelbr Sack ·
                Gelbe Wertstoffsäcke · Leichtverpackungen 2-wöchentl. · Leichtvp. · Plastikmüll · Plastik ·
                Kunststofftonne · Gelbe Säcke/Tonnen · Gelber Sack Biedenkopf · Verpackungsabfall · Gelb 2wö ·
                Gelbe To. · Gelber Sack/-tonne · G-Sack · GS 14T · GT 4-wö · LVP Sack · Leichtverpackungstonne ·
                Leichtverpakung · Verpackungsabfälle · Gelbe Tonnen · Gelbe Sacke · gelb. Tonne · gelber Sakc ·
                Wertstofftnne · Wertstoffbehälter · Gelber Sack Grünow · Gelbe Tonne Restrup · Kunststoffsack
                """
            ),
            (
                [.glass],
                """
                Glascontainerleerung · Flaschen · Altglascontainer · Glasflaschen · Altglas-Tonne · GL ·
                Glas (weiß/grün/braun) · Weiß- und Buntglas · Altglassamlung · Glastonne · Altglassammlun ·
                Buntglas/Weißglas · Altglas · Glas · Glascontainer · Glassammlung · Altglascont. · Glas 4-wö ·
                Altglassammlung · Glas weiß/bunt · Weißglas · Altglastonne · Glasabfuhr
                """
            ),
            (
                [.hazardous],
                """
                Schadst.-Mobil · Schadstoff-Sammlung · Giftmobil · Sondermüllsammlung · Problemstoffmobil ·
                Problemmüll · Schadstoffmobil 9-12 Uhr · Schadstofmobil · Schadst.mobil · Schadstoffannahme ·
                Sonderabfallmobil · Problemabfallsammlung · Problemstof · Umwelt-Mobil · Batterien ·
                Schadstoffkleinmengen · Schadstoffsamlung · Schadstoffmobill · Giftmüllsammlung · Sondermülmobil ·
                Problemstoffübernahme · Schadstoffmobil (Parkplatz Freibad) · Schadstoffm. · Schadsotffmobil ·
                Mobile Schadstoffsammlung · Sonderabfalsammlung · Problemstoffe · Umweltmobil Marktplatz ·
                Schadstoffmobil · Schadstoffsam. · Umweltmobil · Sondermüll · Sonderabfall ·
                Schadstoffsammlung Marktplatz · Problemstoffsammlung · Giftmüll · Schadstof · Schadstoffmobli ·
                Umweltbrummi · Schadstoffmobil Marktplatz · Problemabfälle · Sonderabf. · Problemst. ·
                Schadstoffsammelmobil · Schadstoffmobiil · Schadtsoffmobil
                """
            ),
            (
                [.garden],
                """
                Häckselab. · Gehölzschnitt · Häckselaktion · Strauchgut · Astschnitt · Grünschnit · Gartenabf. ·
                Gartenabfallsack · Laubsäcke · Baum- und Heckenschnitt · Strauchschnittabfuhr ·
                Grünschnittsammlung Frühjahr · Grüngutsack · Grünabf. · Grünabfal · Gartenabfälle/Grünschnitt ·
                Strauch- und Baumschnitt · Baumschnitt-Häckselaktion · Häckselservice · Häckselgut · Heckenschnit ·
                Laub · Laubsammlung Herbst · Äste u. Sträucher · Gehölze · Ast- und Strauchwerk · Grünmüll ·
                Häckselgut in Hirrlingen · GA · Strauchschnit · Strauchgutsammlung · Grüngutabf. · Gartenabfäle ·
                Grüngut, Laub · Baum- u. Strauchschnitt · Gehölz- und Heckenschnitt · Häcksler vor Ort ·
                Schreddertermin · Rasen- und Heckenschnitt · Laubsack · Laub- und Grünabfälle · Astmaterial ·
                Grünabfuhr · Grünschn. · Grünschnittabf. · Grüngutcontainer · Gartenabfall-Sammlung · Straucschnitt ·
                Baumschnit · Häckselaktoin · Häckseltermine · Heckenschnittabfuhr · Laub/Grünschnitt · Herbstlaub ·
                Gehölzabfälle · Gehölschnitt · Ästesammlung · Grüngut · Baum- und Strauchschnitt · Baumschnitt ·
                Laubsammlung · Gartenabfälle · Grünabfall · Strauchwerk · Astwerk · Häckseldienst ·
                Grünschnitt Sperlingen · Gruenschnitt · Heckenschnitt · Grüngutbündel · Gartenabfallsammlung ·
                Strauchschnittabf. · Baumschnittabfuhr · Grüngutsamml. · Laubabfuhr · Grünabfälle · Gartenabfal ·
                Strauchschitt · Grünschnittsammlung · Grünzeug · Baum- u. Strauchschn. · Laub- und Gartenabfälle
                """
            ),
            (
                [.christmasTree],
                """
                Christbaumsammlung Jugendfeuerwehr · Tannenbäume · Weihnachtsbaumabfuhr (ohne Lametta) ·
                Weihnachtsbaumsammlung · Weinachtsbaum · Weihnachtsb. · Christbaumabholung durch KLJB ·
                Tannenbaumaktion · Baumsammlung · WB · Chistbaum · Weihnachtbaum · Weihnachtsbaumabholung ·
                Tannenbaum-Sammelaktion der Jugendfeuerwehr · Weihnachtsbaumabf. · Weihnachtsbäme · Christbaumsamlung ·
                Tannenbäume (Pfadfinder) · Christbaum · Christbäume · Tannenbaumsammlung · Weihnachtsbäume Feuerwehr ·
                Weihnachtsbaumabfuhr · Weihnachtsbaumm · Tannenbaumabholung Jugendfeuerwehr · Christbaumsammlung ·
                Christbaumabf. · Weihnachtsbaum-Aktion · Tannenb. · Christbaumm · Weihnachtsbaumsammlung CVJM
                """
            ),
            (
                [.bulky],
                """
                Sperrmüll · Sperrgutabfuhr · Sperrmüllabholung auf Anfrage · Sperrmll · Möbel · Sperrm. ·
                Sperrmüll (auf Abruf) · Sperrmüll nur nach Anmeldung · Sperrmüll, Anmeldung erforderlich · Spermüll ·
                Sperrabfall · Grobsperrgut (brennbar) · Sperrmülltermin · Sperrmüllabfur · Sperrmüll/Altholz ·
                Sperrmüll auf Bestellung · Sperrmüll gegen Gebühr · Sperrm.-Abfuhr · Sperrmüllabfuhr 2x jährlich ·
                Sperrmülabfuhr · Sperrgutsammlung · Sperrmüll nach Voranmeldung · Sperrmüll - Termin auf Anfrage ·
                Sperrmül · Sperrgut · Sperrmüll auf Abruf · Sperrige Abfälle · Sperrmüllabfuhr Bez. 3 ·
                Sperrmüll Halbjahr · Möbelsperrmüll · Sperrholz · Sperrmüllabf. · Sperrmüll (auf Anmeldung) · Sperr. ·
                Sperrmüllt. · Speermüll · Sperrmühl · Sperrmüll 2x jährl.
                """
            ),
            (
                [.textile],
                """
                Altkleidersammlung DRK · Textilien und Schuhe · Kleidersack · Alttextil. · Altkleidercontainer ·
                Kleider- und Schuhsammlung · Altkleider · Altkleidersamlung · Textilsammlung Rotes Kreuz ·
                Altkleidersammlung Malteser · Alttextilsammlung · Kleidersamml. · Altkleidersammlung Kolping ·
                Kleidersammlung · Textilien · Alttextilien · Altkleidersamm. · Schuhe · Altkleidr · Altkleidersack ·
                Altkl. · Altkleider/Schuhe · Textilsammlung · Altkleidersammlng
                """
            ),
            (
                [.electronic],
                """
                Elektro-Kleingeräte · E-Geräte · Kühlgeräte · Elektogeräte · Elektroschr. · Elektroschrottsammlung ·
                Elektrogroßgeräte auf Abruf · Haushaltsgroßgeräte · Elektronikschrot · E-Schrottmobil · Elektroklein ·
                Elektro- und Elektronikgeräte · Elektroaltgerte · Kühlgeräteabholung · Bildschirmgeräte ·
                Elektroschrot · Elektrogr. · Elektro-Altgeräte · Elektrogeräteabholung · E-Schrott · Elektrogeräte ·
                Elektroaltgeräte · Elektro · Elektronikschrott · Weiße Ware · Elektrokleingeräte · EAG ·
                E-Schrottabf. · Elektroger. · Elektrogrossgeräte · Elektrosammlung · Elektrogerate · Kühlschränke
                """
            ),
            (
                [.metal],
                """
                Altmetal · Schrottsammlung · Eisenschrott · Metalle · Haushaltsschrott · Altmetallsammlung TSV ·
                Metallsammlung · Alteisen · Spermüll - Alteisenabfuhr · Metallschrot · Almetall · Schrott/Altmetall ·
                Schrottabfuhr · Metallschrottsammlung · Altmet. · Altmetallsamlung · Schrottabholung · Altmetall ·
                Schrott · Metallschrott · Metall · Alteisensammlung · Altmetallabf. · Altmetalll
                """
            ),
            (
                [.diaper],
                """
                Windelcontainer · Windeln · Windelabfuhr · Windelsäcke · Windeltonne 14-täglich · Windelentsorgung ·
                Windelt. · Windeltone · Windeltonne · Windelsack · Inkontinenzsack · Windeltonne 14T · Windelntonne
                """
            ),
            (
                [],
                """
                Grüne Tonne · Altholz · SM · Behälterreinigung Bio · Biotonnenreinigung · Tonnenreinigung ·
                Reinigung Biotonne · Reinigung der Restmülltonne · Behältertausch Restmüll · Tonnentausch ·
                Müllgebühren · Gebührenbescheid Restmüll · Abmeldung Biotonne · Anmeldung Sperrmüll ·
                Anmeldeschluss Sperrmüll · Wertstoffhof geöffnet · Öffnungszeiten Wertstoffhof · Recyclinghof Öffnung ·
                Ausgabe Gelbe Säcke · Verteilung Gelbe Säcke · Straßenreinigung · Gelber Sack Verteilung ·
                Biofallbehälter · Schrot · Tonnenwäsche · Biotonnenwaschaktion · Behälteraustausch ·
                Tausch Restmülltonne · Deckeltausch Biotonne · Änderung Gebühren · Müllgebühr fällig · Abfallgebühren ·
                Tonnen-Abmeldung · Grünschnittplatz geöffnet · Wertstoffhof geschlossen (Inventur) · Kompostplatz ·
                Bauhof · Gelbe-Sack-Ausgabe · Laubsackverkauf · Tour B · Bezirk G · A · Tour Gelb · grüne Tonne 4-wö. ·
                Papire · Reinigungsaktion Biotonne · Biotonnen-Reinigung · Behälterwäsche Restmüll · Tauschtag Tonnen ·
                Tonnenwechsel · Abfallgebührenbescheid · Gebühr Biotonne · Abmeldung der Restmülltonne ·
                Anmeldung Grünschnitt · Bestellung Sperrmüll · Sperrmüllbestellung · Öffnung Grünsammelplatz ·
                Wertstoffhof Öffnungszeiten · Recyclinghof geschlossen · Auslieferung Gelbe Säcke ·
                Containertausch Papier · Bezirk P · Zone R · S · W · AB · Neujahr · Verschiebung wegen Feiertag ·
                Elternabend · Marktplatz Kirmes · Spermülabfuhr · Reinigung Behälter · Biotonne: Reinigung ·
                Restmülltonne Tausch · Umtausch Restmülltonne · Gebühren Restmüll · Jahresgebühr ·
                Ab-/Ummeldung Biotonne · Sperrmüllanmeldung · Anmeldefrist Sperrmüll · Wertstoffhof Sonderöffnung ·
                Grüngutplatz offen · Kompostieranlage geöffnet · Verkauf Restmüllsäcke · Bürgerbüro geschlossen ·
                Straßenkehrung · Kehrmaschine · Winterdienst · Revier R · Bezirk B 14-täglich · Behälterwaschung ·
                Reinigungsservice Biotonne · Behälterwechsel · Abfallgebühr 2. Rate · Gebührenfälligkeit ·
                Abfallkalender · Abfallberatung · Sprechstunde Abfallberatung · Umweltamt · Wertstoffhof ·
                Recyclinghof Samstag geöffnet · Infostand · Rathaus · Schulferien · Bezirk 4 · Tour 12 · Feiertag ·
                Karfreitag · Heiligabend · Ersatztermin · Nachholtermin · Stadtfest · Müllsackverkauf ·
                Ausgabestelle Gelber Sack · Gelbe Säcke abholen im Rathaus · Windelsackausgabe · Kompostverkauf ·
                Kompostabgabe · Aktion saubere Stadt · Frühjahrsputz · Repair-Café · Flohmarkt · Tonnengebühr ·
                Müllmarken · Banderolenverkauf · Tonnentausch Papier · Straßenreinigung Bezirk B · Tonnenwäsche Bio ·
                Behälterreinigung Restmüll · Reinig. Biotonne · Gebührenbescheid · Gebühr Restmülltonne ·
                Müllgebühren 3. Quartal · Austausch Biotonne · Behältertausch · Rathaus geschlossen · Wertstoffhof zu ·
                Recyclinghof · Ausgabe Windelsäcke · Verkauf Banderolen · Reformationstag · Rosenmontag ·
                Abfallwirtschaft · Abfuhrbezirk 2 · Umweltbüro · Telefon · Biohof · Papiermühle · Glashütte ·
                Restaurant · Müller · Grünewald · Laubach · Sommerfest · Kompostierungsanlage ·
                Gelbe Säcke Ausgabestelle · Tausch der Papiertonne
                """
            ),
        ] as [([WasteCategory], String)])
    func names(expected: [WasteCategory], names: String) {
        for name in names.split(whereSeparator: { "·\n".contains($0) }).map({ String($0.trimmingPrefix(" ")) }) {
            #expect(WasteName.categories(of: name) == expected, "\(name)")
        }
    }

    @Test(
        "reads names that join several bins",
        arguments: [
            ("Haus- und Sperrmüll", [.residual, .bulky]),
            ("Grün-/Bioabfall", [.garden, .organic]),
            ("R/B", [.residual, .organic]),
            ("Rest, Bio, Papier", [.residual, .organic, .paper]),
            ("Blaue + Gelbe Tonne", [.paper, .packaging]),
            ("Biotonne/Restmüll", [.organic, .residual]),
            ("Rest-/Biotonne", [.residual, .organic]),
            ("Wert- und Schadstoffe", [.packaging, .hazardous]),
            ("Schadstoffe / Elektrokleinteile", [.hazardous, .electronic]),
            ("Sperrmüll u. Elektroschrott", [.bulky, .electronic]),
            ("Sperrgut und Altmetall", [.bulky, .metal]),
            ("R+B", [.residual, .organic]),
            ("R, P", [.residual, .paper]),
            ("Rest/Gelb", [.residual, .packaging]),
            ("Haus- und Biomüll", [.residual, .organic]),
            ("Restmüll und Papier", [.residual, .paper]),
            ("Gelbe Tonne/Papiertonne", [.packaging, .paper]),
            ("Bio- / Grünabfälle", [.organic, .garden]),
            ("E-Schrott/Metallschrott", [.electronic, .metal]),
            ("G/P", [.packaging, .paper]),
            ("B u. R", [.organic, .residual]),
            ("Rest + Bio", [.residual, .organic]),
            ("Papier und Gelber Sack", [.paper, .packaging]),
            ("Rest-, Bio- und Papiertonne", [.residual, .organic, .paper]),
            ("Rest + Bio 14T", [.residual, .organic]),
            ("RM/BT", [.residual, .organic]),
            ("RM+Bio", [.residual, .organic]),
            ("PPK/LVP", [.paper, .packaging]),
            ("P+G", [.paper, .packaging]),
            ("Altpapier und Gelbe Säcke", [.paper, .packaging]),
            ("Sperrmüll, Schrott und Elektrogeräte", [.bulky, .metal, .electronic]),
        ] as [(String, [WasteCategory])])
    func joinedNames(name: String, expected: [WasteCategory]) {
        #expect(WasteName.categories(of: name) == expected)
    }
}

/** How the query is typed: as in the catalogue, with a typo or another word form, or as a code. */
export type QueryKind = 'plain' | 'inexact' | 'code';

export interface BuyersQuery {
  language: string;
  kind: QueryKind;
  text: string;
  /** Serials of which at least one must be among the first three results. */
  serials: string[];
  /** The only colour that may be listed; undefined for any. */
  color?: string;
}

// language | kind | query | serials of which one must be among the first three | colour of the code
const QUERIES = `
it|plain|primer epossidico|F120
it|plain|fondo antiruggine|F110
it|plain|smalto poliuretanico lucido|M210
it|plain|zincante epossidico|A300
it|plain|idropittura lavabile per interni|H500
it|plain|diluente per epossidico|D101
it|plain|vernice per plastica|P700 P710 P720
it|plain|smalto all'acqua lucido|E600
it|plain|impregnante per legno|W400
it|plain|sverniciatore|Z950
it|plain|catalizzatore epossidico|D111
it|plain|resina autolivellante|H540
it|plain|vernice nitro mobili|W430
it|plain|smalto alte temperature|M260
it|plain|guaina liquida|H550
it|inexact|epossidco|F120 D101 D111 F121 A330
it|inexact|antirugine|F110
it|inexact|smalti lucidi|M200 M210 E600 E610
it|inexact|idropitture|H500
it|inexact|diluenti nitro|D103
it|inexact|catalizatore poliuretanico|D110
it|inexact|impregnanti per il legno|W400
it|inexact|finiture poliuretaniche opache|W420
it|inexact|pirmer epossidico|F120
it|inexact|fondi trasparenti|W410 W455
it|inexact|anti ruggine|F110
it|inexact|vernici in polvere|M270 M275
it|inexact|stuco in pasta|H560
it|inexact|smalto clorocauciu|A350
it|inexact|diluente x epossidici|D101
it|code|f120|F120
it|code|f1207035|F120|7035
it|code|F120703525|F120|7035
it|code|RAL 7035 epossidico|F120 F121 A330 C800 H540|7035
it|code|F120 RAL 7035|F120|7035
it|code|f120-7035-25|F120|7035
it|code|art. M200|M200
it|code|smalto m210 ral 3020|M210|3020
it|code|RAL7016|A320 A330 A340 C800 C810 C820 E600 E610 F120 F121 M200 M210|7016
it|code|w 400|W400
it|plain|ruggine|F110
it|plain|acquaragia|D100 D101 D102 D103 D104
it|inexact|anticorosivo|F110 A320
it|inexact|anticorrosivi|F110 A320
it|inexact|sverniciatore rapido efficace|Z950
it|inexact|stucco marca famosa|H560
it|inexact|sverniciatore rosso|Z950
it|code|3-F120-7035-25|F120|7035
it|code|F12070352S|F120|7035
en|plain|epoxy primer|F120
en|plain|epoxy hardener|D111
en|plain|zinc rich primer|A300
en|plain|paint remover|Z950
en|plain|waterborne wood stain|W460
en|plain|polyester powder coating|M270 M275
en|plain|gloss polyurethane enamel|M210
en|plain|tank lining|A340
en|plain|decking oil|W470
en|plain|thinner for epoxies|D101
en|plain|light grey epoxy primer|F120 F121 C800
en|plain|universal gloss enamel|E600 E610
en|plain|adhesion primer for plastic|P700
en|plain|façade paint|H515 H510
en|inexact|hardner epoxy|D111
en|inexact|epoxi primer|F120
en|inexact|anticorosive primer|F110
en|inexact|polyurethan topcoats|A320 W420
en|inexact|thiner for alkyd|D100
en|inexact|self leveling floor|H540
en|inexact|paint stripper|Z950
en|inexact|top coat polyester|C810
en|inexact|primers for plastics|P700
en|inexact|degreaser|Z955
en|inexact|wood impregnants|W400
en|inexact|zink rich epoxy|A300
en|inexact|masonary paint|H510
en|inexact|heat resistent enamel|M260
en|inexact|cathodic electro coat|M280
en|code|F120 7035 25|F120|7035
en|code|D111|D111
en|code|ral 9005|A320 A350 C810 C820 E600 E610 F120 F121 M200 M210 H540|9005
en|code|m2003020|M200|3020
en|code|7035 F120|F120|7035
en|code|F-120|F120
en|code|F12O-7035|F120|7035
en|code|epoxy primer 7035|F120 F121 C800|7035
en|code|H500 B|H500
en|code|C800 RAL9010|C800|9010
en|plain|white spirit|D100 D101 D102 D103 D104
en|plain|rust proof primer|F110
en|plain|floor paint|H540
en|inexact|quick drying paint remover|Z950
de|plain|Epoxidgrund|F120
de|plain|Rostschutzgrund|F110
de|plain|Kunstharzlack|M200 E610
de|plain|PUR-Härter|D110
de|plain|Verdünnung für Epoxid|D101
de|plain|Fassadenfarbe|H510 H515
de|plain|Abbeizer|Z950
de|plain|Terrassenöl|W470
de|plain|Wasserlack für Metall|M240
de|plain|Zinkstaubgrund|A300
de|plain|Flüssige Abdichtung|H550
de|plain|Klarlack kratzfest|W425
de|plain|Innenspachtel|H560
de|plain|Pulverlack|M270 M275
de|inexact|haerter|D111 D112 D110 D115
de|inexact|Epoxidgrundierung|F120 F121 C800
de|inexact|Rostschutz Grundierung|F110
de|inexact|Moebellack|W430
de|inexact|Holz Imprägnierung|W400
de|inexact|Kunstharzlacke glänzende|M200 E610
de|inexact|Verdunnung Nitro|D103
de|inexact|Fasadenfarben|H510 H515
de|inexact|Silikonlak hitzebeständig|M260
de|inexact|Korrosionsschutz|A320 F110
de|inexact|Lack für Kunststoffe|P710 P700
de|inexact|Weisser Füllgrund|W415
de|inexact|Wasserbeizen|W460
de|inexact|Chlorkautschuk Lack|A350
de|code|f120/7035|F120|7035
de|code|Artikel A300|A300
de|code|RAL 3020 Kunstharzlack|M200 E610|3020
de|code|m210 9005 25|M210|9005
de|code|F120.7035.D2|F120|7035
de|code|d 101|D101
de|code|e6007016|E600|7016
de|code|h540-7035|H540|7035
de|code|A320 Ral5010|A320|5010
de|plain|Bodenbeschichtung|H540
de|plain|Fußbodenbeschichtung|H540
de|plain|Testbenzin|D100 D101 D102 D103 D104
de|inexact|Fussbodenbeschichtung|H540
de|inexact|Fußbodenbeschichtungen|H540
de|inexact|Fussbodenfarbe|H540
de|inexact|Bodenfarbe|H540
de|inexact|Abbeizer starke Wirkung|Z950
de|code|3 F120 7035 25|F120|7035
fr|plain|primaire époxy|F120
fr|plain|primaire antirouille|F110
fr|plain|durcisseur polyuréthane|D110
fr|plain|diluant époxy|D101
fr|plain|décapant|Z950
fr|plain|laque glycéro brillante|M200 E610
fr|plain|vernis pour meubles|W430
fr|plain|peinture en poudre|M270 M275
fr|plain|huile terrasse|W470
fr|plain|enduit de rebouchage|H560
fr|inexact|peintures de façades|H510 H515
fr|inexact|primaires epoxy bi-composant|F120 F121
fr|inexact|diluants nitro|D103
fr|inexact|durciseur epoxy|D111
fr|inexact|laques polyurethanes satinees|M215
fr|inexact|resine autolisante|H540
fr|inexact|anti-rouille|F110
fr|inexact|impregnation pour le bois|W400
fr|inexact|peinture lavables interieur|H500
fr|inexact|vernis incolor rayures|W425
fr|code|F120 ral 9010|F120|9010
fr|code|réf. H510|H510
fr|code|c810 9002|C810|9002
fr|code|M2109005D2|M210|9005
fr|code|RAL 9016 laque polyuréthane|M210 M215|9016
fr|code|d110|D110
fr|code|A310-M|A310
fr|code|W420 ral-9010|W420|9010
fr|code|T910P105|T910|P105
fr|plain|rouille|F110
fr|plain|white-spirit|D100 D101 D102 D103 D104
fr|inexact|décapant rapide efficace|Z950
es|plain|imprimación epoxi|F120
es|plain|imprimación antióxido|F110
es|plain|esmalte sintético brillante|M200
es|plain|pintura para fachadas|H515 H510
es|plain|diluyente nitro|D103
es|plain|catalizador epoxi|D111
es|plain|pintura en polvo|M270 M275
es|plain|barniz para muebles|W430
es|plain|desengrasante|Z955
es|inexact|esmaltes brillantes|M200 M210 E600 E610
es|inexact|imprimacion epoxy|F120
es|inexact|diluyentes para poliuretanos|D102
es|inexact|pinturas plasticas interiores|H500
es|inexact|decapantes|Z950
es|inexact|catalisador poliuretano|D110
es|inexact|masillas para interior|H560
es|inexact|aceites para tarima|W470
es|inexact|resinas autonivelantes|H540
es|inexact|menbrana impermeabilizante|H550
es|code|F121 3020 25|F121|3020
es|code|código E610|E610
es|code|esmalte RAL 5010 poliuretano|M210 M215|5010
es|code|p710 color 9005|P710|9005
es|code|H515B|H515
es|code|a3307016|A330|7016
es|code|M 220 ral 9003|M220|9003
es|code|m215–9010–05|M215|9010
es|plain|óxido|F110
es|plain|aguarrás|D100 D101 D102 D103 D104
es|inexact|decapante rápido barato|Z950
pl|plain|podkład epoksydowy|F120
pl|plain|farba elewacyjna|H510 H515
pl|plain|utwardzacz poliuretanowy|D110
pl|plain|rozcieńczalnik nitro|D103
pl|plain|emalia alkidowa połysk|M200 E610
pl|plain|impregnat do drewna|W400
pl|plain|lakier do mebli|W430
pl|plain|farba proszkowa|M270 M275
pl|inexact|farby elewacyjne|H510 H515
pl|inexact|podklady antykorozyjne|F110
pl|inexact|utwardzacze epoksydowe|D111
pl|inexact|rozcienczalnik do epoksydow|D101
pl|inexact|emalie poliuretanowe|M210 M215 M250
pl|inexact|farby zmywalne|H500
pl|inexact|impregnaty wodne|W400
pl|inexact|lakiery nitro|W430
pl|inexact|żywica samopoziomujaca|H540
pl|inexact|podkład do tworzywa|P700
pl|inexact|oleju tarasowego|W470
pl|code|kod F110|F110
pl|code|M240 ral 6005|M240|6005
pl|code|emalia ral 3020|M200 M210 M215 M220 M230 M240 M250 E600 E610 P710 A350|3020
pl|code|f121-7016|F121|7016
pl|code|z950|Z950
pl|code|A320901025|A320|9010
pl|code|h550 r001|H550|R001
pl|plain|rdza|F110
pl|plain|benzyna lakowa|D100 D101 D102 D103 D104
pl|inexact|gładź znanej marki|H560
ru|plain|эпоксидный грунт|F120 F121 C800
ru|plain|фасадная краска|H515 H510
ru|plain|алкидная эмаль|M200 E610
ru|plain|отвердитель эпоксидный|D111
ru|plain|нитрорастворитель|D103
ru|plain|наливной пол|H540
ru|plain|порошковая краска|M270 M275
ru|plain|морилка|W460
ru|inexact|отвердители|D110 D111 D112 D115
ru|inexact|грунты антикоррозионные|F110
ru|inexact|эпоксидая грунтовка|F120 F121 C800 M280
ru|inexact|эмали полиуретановые|M210 M215 M250
ru|inexact|растворители для полиуретана|D102
ru|inexact|мебельные лаки|W430
ru|inexact|шпатлевка готовая|H560
ru|inexact|пропитки для дерева|W400
ru|inexact|обезжиривателя|Z955
ru|inexact|грунт эпоксидный 2к|F120 F121
ru|inexact|термостойкие эмали|M260
ru|code|М200|M200
ru|code|ral 7035 грунт|F120 F121 C800|7035
ru|code|артикул D110|D110
ru|code|E610 9010|E610|9010
ru|code|эмаль RAL 5015|M200 M210 M215 M220 M230 M240 M250 E600 E610 P710 A350 W420|5015
ru|code|а 320 7016|A320|7016
ru|code|m270-9005-20|M270|9005
ru|plain|ржавчина|F110
ru|plain|уайт-спирит|D100 D101 D102 D103 D104
ru|inexact|обезжириватель быстрый дешёвый|Z955
`;

/** Buyers' queries for the demo catalogue in all seven languages, a third each plain, inexact and codes. */
export const BUYERS_QUERIES: readonly BuyersQuery[] = QUERIES.trim()
  .split('\n')
  .map((line) => {
    const [language = '', kind = '', text = '', serials = '', color] = line.split('|');
    if (kind !== 'plain' && kind !== 'inexact' && kind !== 'code')
      throw new Error(`Expected plain, inexact or code: ${line}`);
    return { language, kind, text, serials: serials.split(' '), ...(color === undefined ? {} : { color }) };
  });

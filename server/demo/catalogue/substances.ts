import { formatSubstanceName } from '@cromia/domain/hazards/statements/substance-names';
import { PRODUCT_LANGUAGES } from '@cromia/domain/languages';
import { parseRows } from '../table.ts';

/** Substances of the labels: their name in `contains` (English) | it | de | fr | es | pl | ru | cs. */
const SUBSTANCES = `
xylene|xilene|Xylol|xylène|xileno|ksylen|ксилол|xylen
n-butyl acetate|acetato di n-butile|n-Butylacetat|acétate de n-butyle|acetato de n-butilo|octan n-butylu|н-бутилацетат|n-butyl-acetát
ethyl acetate|acetato di etile|Ethylacetat|acétate d’éthyle|acetato de etilo|octan etylu|этилацетат|ethyl-acetát
acetone|acetone|Aceton|acétone|acetona|aceton|ацетон|aceton
butanone|butanone|Butanon|butanone|butanona|butanon|бутанон|butanon
butan-1-ol|butan-1-olo|Butan-1-ol|butane-1-ol|butan-1-ol|butan-1-ol|бутан-1-ол|butan-1-ol
styrene|stirene|Styrol|styrène|estireno|styren|стирол|styren
1,3-dioxolane|1,3-diossolano|1,3-Dioxolan|1,3-dioxolane|1,3-dioxolano|1,3-dioksolan|1,3-диоксолан|1,3-dioxolan
2-(2-butoxyethoxy)ethanol|2-(2-butossietossi)etanolo|2-(2-Butoxyethoxy)ethanol|2-(2-butoxyéthoxy)éthanol|2-(2-butoxietoxi)etanol|2-(2-butoksyetoksy)etanol|2-(2-бутоксиэтокси)этанол|2-(2-butoxyethoxy)ethanol
solvent naphtha (petroleum), light aromatic|nafta solvente (petrolio), aromatica leggera|Solventnaphtha (Erdöl), leichte aromatische|solvant naphta aromatique léger (pétrole)|nafta disolvente (petróleo), fracción aromática ligera|solwent nafta (ropa naftowa), węglowodory lekkie aromatyczne|сольвент-нафта (нефтяная), лёгкая ароматическая|solventní nafta (ropná), lehká aromatická
Hydrocarbons, C9-C12, n-alkanes, isoalkanes, cyclics, aromatics (2-25 %)|Idrocarburi, C9-C12, n-alcani, isoalcani, ciclici, aromatici (2-25 %)|Kohlenwasserstoffe, C9-C12, n-Alkane, Isoalkane, cyclische, Aromaten (2-25 %)|Hydrocarbures, C9-C12, n-alcanes, isoalcanes, cycliques, aromatiques (2-25 %)|Hidrocarburos, C9-C12, n-alcanos, isoalcanos, cíclicos, aromáticos (2-25 %)|Węglowodory, C9-C12, n-alkany, izoalkany, cykliczne, aromatyczne (2-25 %)|Углеводороды, C9-C12, н-алканы, изоалканы, циклические, ароматические (2-25 %)|Uhlovodíky, C9-C12, n-alkany, isoalkany, cyklické, aromatické (2-25 %)
bisphenol-A-(epichlorhydrin) epoxy resin (MW ≤ 700)|resina epossidica da bisfenolo A ed epicloridrina (PM ≤ 700)|Epoxidharz aus Bisphenol A und Epichlorhydrin (MG ≤ 700)|résine époxydique de bisphénol A et d’épichlorhydrine (PM ≤ 700)|resina epoxi de bisfenol A y epiclorhidrina (PM ≤ 700)|żywica epoksydowa z bisfenolu A i epichlorohydryny (masa cząsteczkowa ≤ 700)|эпоксидная смола на основе бисфенола А и эпихлоргидрина (ММ ≤ 700)|epoxidová pryskyřice z bisfenolu A a epichlorhydrinu (MH ≤ 700)
1,2-benzisothiazol-3(2H)-one|1,2-benzisotiazol-3(2H)-one|1,2-Benzisothiazol-3(2H)-on|1,2-benzisothiazol-3(2H)-one|1,2-bencisotiazol-3(2H)-ona|1,2-benzoizotiazol-3(2H)-on|1,2-бензизотиазол-3(2H)-он|1,2-benzisothiazol-3(2H)-on
reaction mass of 5-chloro-2-methyl-2H-isothiazol-3-one and 2-methyl-2H-isothiazol-3-one (3:1)|massa di reazione di 5-cloro-2-metil-2H-isotiazol-3-one e 2-metil-2H-isotiazol-3-one (3:1)|Reaktionsgemisch aus 5-Chlor-2-methyl-2H-isothiazol-3-on und 2-Methyl-2H-isothiazol-3-on (3:1)|masse de réaction de 5-chloro-2-méthyl-2H-isothiazol-3-one et de 2-méthyl-2H-isothiazol-3-one (3:1)|masa de reacción de 5-cloro-2-metil-2H-isotiazol-3-ona y 2-metil-2H-isotiazol-3-ona (3:1)|masa poreakcyjna 5-chloro-2-metylo-2H-izotiazol-3-onu i 2-metylo-2H-izotiazol-3-onu (3:1)|реакционная смесь 5-хлор-2-метил-2H-изотиазол-3-она и 2-метил-2H-изотиазол-3-она (3:1)|reakční směs 5-chlor-2-methyl-2H-isothiazol-3-onu a 2-methyl-2H-isothiazol-3-onu (3:1)
tripropylene glycol diacrylate|diacrilato di tripropilenglicole|Tripropylenglykoldiacrylat|diacrylate de tripropylèneglycol|diacrilato de tripropilenglicol|diakrylan glikolu tripropylenowego|трипропиленгликольдиакрилат|tripropylenglykol-diakrylát
cobalt bis(2-ethylhexanoate)|bis(2-etilesanoato) di cobalto|Cobaltbis(2-ethylhexanoat)|bis(2-éthylhexanoate) de cobalt|bis(2-etilhexanoato) de cobalto|bis(2-etyloheksanian) kobaltu|бис(2-этилгексаноат) кобальта|bis(2-ethylhexanoát) kobaltnatý
hexamethylene diisocyanate, oligomers|esametilendiisocianato, oligomeri|Hexamethylendiisocyanat, Oligomere|diisocyanate d’hexaméthylène, oligomères|diisocianato de hexametileno, oligómeros|diizocyjanian heksametylenu, oligomery|гексаметилендиизоцианат, олигомеры|hexamethylendiisokyanát, oligomery
fatty acids, C18-unsatd., dimers, polymers with triethylenetetramine|acidi grassi, C18-insaturi, dimeri, polimeri con trietilentetrammina|Fettsäuren, C18-ungesättigt, Dimere, Polymere mit Triethylentetramin|acides gras en C18 insaturés, dimères, polymères avec la triéthylènetétramine|ácidos grasos, C18-insaturados, dímeros, polímeros con trietilentetramina|kwasy tłuszczowe C18-nienasycone, dimery, polimery z trietylenotetraaminą|жирные кислоты, C18-ненасыщенные, димеры, полимеры с триэтилентетрамином|mastné kyseliny, C18-nenasycené, dimery, polymery s triethylentetraminem
methyl ethyl ketone peroxide|perossido di metiletilchetone|Methylethylketonperoxid|peroxyde de méthyléthylcétone|peróxido de metiletilcetona|nadtlenek metyloetyloketonu|пероксид метилэтилкетона|methylethylketonperoxid
`;

const COLUMNS = ['en', 'it', 'de', 'fr', 'es', 'pl', 'ru', 'cs'] as const;

const namesOf = new Map(
  parseRows(SUBSTANCES, COLUMNS.length).map(([name = '', ...others]) => [name, [name, ...others]]),
);

/** The names of some substances in all languages, as an assessment keeps them. */
export function listSubstanceNames(contains: readonly string[]): string[] {
  return contains.flatMap((name) => {
    const names = namesOf.get(name);
    if (names === undefined) throw new Error(`Expected names of ${name}`);
    return PRODUCT_LANGUAGES.map((language) =>
      formatSubstanceName({ language, name, translation: names[COLUMNS.indexOf(language)] ?? name }),
    );
  });
}

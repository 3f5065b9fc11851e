import { rows, type Texts, texts } from '../table.ts';
import { DEMO_SERIALS } from './serials.ts';

/** A node of the consumer's tree: a category with children, or a product, whose code is its serial (section 3). */
export type CatalogueNode = {
  code: string;
  name: Texts;
  image: string | null;
  brand: string | null;
  link: string | null;
  children: CatalogueNode[];
};

// code | serials of a leaf category, or - | it | en | de | fr | es | pl | ru | cs
const CATEGORIES = `
WALLS|-|Pareti e soffitti|Walls and ceilings|Wände und Decken|Murs et plafonds|Paredes y techos|Ściany i sufity|Стены и потолки|Stěny a stropy
WALLS-PAINT|H500|Pitture lavabili|Washable paints|Scheuerbeständige Farben|Peintures lessivables|Pinturas lavables|Farby zmywalne|Моющиеся краски|Omyvatelné barvy
WALLS-PREPARE|H520 H560|Preparare il muro|Preparing the wall|Wand vorbereiten|Préparer le mur|Preparar la pared|Przygotowanie ściany|Подготовка стены|Příprava stěny
OUTSIDE|-|Esterno casa|Outside the house|Rund ums Haus|Extérieur de la maison|Exterior de la casa|Na zewnątrz domu|Снаружи дома|Vnějšek domu
OUTSIDE-FACADE|H510 H515 H530|Facciate|Façades|Fassaden|Façades|Fachadas|Elewacje|Фасады|Fasády
OUTSIDE-TERRACE|H550 W470|Terrazze e balconi|Terraces and balconies|Terrassen und Balkone|Terrasses et balcons|Terrazas y balcones|Tarasy i balkony|Террасы и балконы|Terasy a balkony
WOOD|-|Legno|Wood|Holz|Bois|Madera|Drewno|Дерево|Dřevo
WOOD-PROTECT|W400 W470|Proteggere il legno all'aperto|Protecting wood outdoors|Holz im Freien schützen|Protéger le bois dehors|Proteger la madera exterior|Ochrona drewna na zewnątrz|Защита дерева на улице|Ochrana dřeva venku
WOOD-STAIN|W460|Tinte per mobili|Furniture stains|Beizen für Möbel|Teintes pour meubles|Tintes para muebles|Bejce do mebli|Морилки для мебели|Mořidla na nábytek
ENAMELS|-|Smalti|Enamels|Lacke|Laques|Esmaltes|Emalie|Эмали|Emaily
ENAMELS-WATER|E600|Smalti all'acqua|Waterborne enamels|Wasserlacke|Laques à l'eau|Esmaltes al agua|Emalie wodne|Водные эмали|Vodou ředitelné emaily
ENAMELS-ALKYD|E610|Smalti sintetici|Alkyd enamels|Kunstharzlacke|Laques glycéro|Esmaltes sintéticos|Emalie alkidowe|Алкидные эмали|Syntetické emaily
METAL|-|Ferro e metalli|Iron and metals|Eisen und Metalle|Fer et métaux|Hierro y metales|Żelazo i metale|Железо и металлы|Železo a kovy
METAL-RUST|F110|Antiruggine|Rust protection|Rostschutz|Antirouille|Antióxidos|Antykorozyjne|Антикоррозионные грунты|Antikorozní nátěry
METAL-ENAMEL|M200 E610|Smalti per ringhiere e cancelli|Enamels for railings and gates|Lacke für Geländer und Tore|Laques pour grilles et portails|Esmaltes para rejas y puertas|Emalie do balustrad i bram|Эмали для перил и ворот|Emaily na zábradlí a vrata
TOOLS|-|Pulire e diluire|Cleaning and thinning|Reinigen und Verdünnen|Nettoyer et diluer|Limpiar y diluir|Czyszczenie i rozcieńczanie|Очистка и разбавление|Čištění a ředění
TOOLS-REMOVE|Z950 Z955|Sverniciare e sgrassare|Stripping and degreasing|Abbeizen und Entfetten|Décaper et dégraisser|Decapar y desengrasar|Usuwanie farb i odtłuszczanie|Снятие краски и обезжиривание|Odstranění nátěrů a odmaštění
TOOLS-THIN|D100 D103|Diluenti|Thinners|Verdünnungen|Diluants|Diluyentes|Rozcieńczalniki|Растворители|Ředidla
`;

function productNode(serial: string): CatalogueNode {
  const found = DEMO_SERIALS.find((known) => known.serial === serial);
  if (!found) throw new Error(`The private catalogue names an unknown serial: ${serial}`);
  return {
    code: serial,
    name: found.shortDescription,
    image: null,
    brand: found.brand,
    link: null,
    children: [],
  };
}

/** The consumer's catalogue: what to paint, how, and with which product. */
export function privateCatalogue(): CatalogueNode[] {
  const roots: CatalogueNode[] = [];
  for (const [code = '', serials = '-', ...name] of rows(CATEGORIES, 10)) {
    const children = serials === '-' ? [] : serials.split(' ').map(productNode);
    const node: CatalogueNode = { code, name: texts(name), image: null, brand: null, link: null, children };
    if (serials === '-') roots.push(node);
    else roots.at(-1)?.children.push(node);
  }
  return roots;
}

import type { CustomerCountry } from './tax-codes.ts';

/** First names of women and men, and family names, by country. */
export const PEOPLE: Record<CustomerCountry, { F: string[]; M: string[]; family: string[] }> = {
  IT: {
    F: ['Giulia', 'Francesca', 'Chiara', 'Elena', 'Paola', 'Silvia', 'Martina', 'Laura', 'Anna', 'Federica'],
    M: [
      'Marco',
      'Andrea',
      'Luca',
      'Matteo',
      'Paolo',
      'Stefano',
      'Davide',
      'Roberto',
      'Alessandro',
      'Giorgio',
    ],
    family: [
      ...['Bertoldi', 'Casagrande', 'Zambon', 'Pozzi', 'Gritti', 'Fabris', 'Tosi', 'Baldi', 'Negri', 'Salvi'],
      ...[
        'Bressan',
        'Corti',
        'Rota',
        'Perin',
        'Marchi',
        'Dalla Costa',
        'Ghezzi',
        'Poletti',
        'Trevisan',
        'Zanon',
      ],
    ],
  },
  DE: {
    F: ['Sabine', 'Katrin', 'Julia', 'Anja'],
    M: ['Thomas', 'Stefan', 'Jürgen', 'Markus'],
    family: ['Becker', 'Hartmann', 'Krüger', 'Schuster', 'Vogel'],
  },
  FR: {
    F: ['Claire', 'Sophie', 'Camille', 'Nathalie'],
    M: ['Julien', 'Nicolas', 'Philippe', 'Laurent'],
    family: ['Dubois', 'Fournier', 'Girard', 'Mercier', 'Roussel'],
  },
  ES: {
    F: ['Carmen', 'Lucía', 'Marta', 'Pilar'],
    M: ['Javier', 'Carlos', 'Miguel', 'Antonio'],
    family: ['García', 'Romero', 'Vidal', 'Castillo', 'Herrera'],
  },
  PL: {
    F: ['Agnieszka', 'Katarzyna', 'Magdalena', 'Ewa'],
    M: ['Piotr', 'Tomasz', 'Krzysztof', 'Marek'],
    family: ['Wójcik', 'Zieliński', 'Lewandowski', 'Mazur', 'Wrona'],
  },
  AT: {
    F: ['Birgit', 'Eva', 'Martina', 'Johanna'],
    M: ['Wolfgang', 'Gerhard', 'Lukas', 'Florian'],
    family: ['Huber', 'Pichler', 'Steiner', 'Moser', 'Leitner'],
  },
};

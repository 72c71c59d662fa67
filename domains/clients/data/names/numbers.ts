const upToTen = {
  1: 'bir',
  2: 'iki',
  3: 'uc',
  4: 'dort',
  5: 'bes',
  6: 'alti',
  7: 'yedi',
  8: 'sekiz',
  9: 'dokuz',
  10: 'on',
  '1.': 'birinci',
  '2.': 'ikinci',
  '3.': 'ucuncu',
  '4.': 'dorduncu',
  '5.': 'besinci',
  '6.': 'altinci',
  '7.': 'yedinci',
  '8.': 'sekizinci',
  '9.': 'dokuzuncu',
  '10.': 'onuncu',
}

const tens = ['', 'on', 'yirmi', 'otuz', 'kirk', 'elli', 'altmis', 'yetmis', 'seksen', 'doksan']
const units = ['', 'bir', 'iki', 'uc', 'dort', 'bes', 'alti', 'yedi', 'sekiz', 'dokuz']
const upToNinetyNine = tens
  .flatMap((ten, at) => units.map((unit, rest): [string, string] => [String(at * 10 + rest), ten + unit]))
  .slice(11)

/** Numbers of names in words, folded, an ordinal with its point: `3 Yıldız` is `Üç Yıldız`, `2.` is `İkinci`. */
export const numbersInWords: ReadonlyMap<string, string> = new Map([
  ...Object.entries(upToTen),
  ...upToNinetyNine,
])

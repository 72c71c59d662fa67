/**
 * Articles that a law numbers with a small letter ("68/a"): there the letter is part of the number and not a clause.
 */
export const letteredArticles: Record<string, string> = {
  1512: '4/a',
  2004:
    '3/a 8/a 10/a 13/a 25/a 25/b 31/a 33/a 54/a 68/a 68/b 79/a 83/a 83/b 83/c 88/a 97/a 111/a 111/b 128/a 142/a ' +
    '144/a 148/a 149/a 149/b 150/a 150/b 150/c 150/d 150/e 150/f 150/g 150/h 150/ı 153/a 169/a 170/a 170/b 176/a ' +
    '176/b 179/a 179/b 179/c 269/a 269/b 269/c 269/d 298/a 308/a 308/b 308/c 308/ç 308/d 308/e 308/f 308/g 308/h ' +
    '309/a 309/b 309/c 309/ç 309/d 309/e 309/f 309/g 309/ğ 309/h 309/ı 309/i 309/j 309/k 309/l 309/m 309/n 309/o ' +
    '309/ö 309/p 309/r 309/s 309/ş 309/t 309/u 309/ü 329/a 333/a 334/a 336/a 337/a 345/a 345/b 352/a 352/b 362/a',
  3095: '4/a',
  6831: '111/a',
  7201: '7/a 25/a',
}

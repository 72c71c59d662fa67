/** What stands between the names of one text, folded: who acts for whom, former names, trade names. */

/** Words before the surname that somebody bore before or bears now, in brackets: `Ayşe Kaya (evlenmeden önce Polat)`. */
export const formerWords = `
kizlik bosanma evlilik evlenme oncesi sonrasi evlendikten bosandiktan sonra sonraki yeni simdiki bekarlik onceki eski evlenmeden bosanmadan evlilikten once soyadi soyad soyismi adi d dogum nee ne born maiden name formerly
`

/** Words of who acts for another, or in whose place: a name stands before them, behind them, or both. */
export const actingWords = `
velayeten velayetinde velayetindeki vesayetinde vesayetindeki sifatiyla sahibi isleticisi vesayeten izafeten vekaleten asaleten temsilen velisi vasisi vekili vekilleri mudafii temsilcisi yetkilisi
mirascilari mirascisi mirascilarindan varisleri varisi varislerinden terekesi tereke kayyimi kayyumu kayyim kayyum
annesi babasi adina namina hesabina muduru
`

/** Phrases of former names, trade names and representation; points and slashes are left out. */
export const namePhrases = [
  'eski (?:ticaret )?unvan(?:i|iyla|li)?',
  'onceki (?:ticaret )?unvan(?:i|iyla|li)?',
  'yeni (?:ticaret )?unvan(?:i|iyla|li)?',
  '(?:eski|onceki|yeni|diger|bilinen) (?:adi|adiyla|ismi|ismiyla|isim)',
  '(?:ticaret|isletme) unvani',
  '(?:tasfiye|iflas|konkordato) (?:memuru|memurlari|komiseri|komiserligi|heyeti)',
  'nam-?i? diger',
  'adiyla (?:maruf|bilinen)',
  'formerly(?: known as| called)?',
  '(?:now|also|previously) known as',
  'trading as',
  't/a',
  'd/b/a',
  'a/k/a',
  'f/k/a',
  'on behalf of',
  '(?:as )?(?:guardian|executor|executrix|administrator|heirs?|parent|next friend) (?:of|for)',
  'represented by',
  'c/o',
]

/** Letters of other alphabets as Turkish offices write them, folded; pairs of letters come first. */
export const alphabets = `
ə e  ł l  ø o  đ dj  ß ss  æ ae  œ oe  ð d  þ th
а a  б b  в v  г g  ґ g  д d  е e  ё yo  є ye  ж j  з z  и i  і i  ї yi  й y  к k  л l  м m  н n  о o  п p  р r  с s  т t  у u  ф f
х h  ц ts  ч ch  ш sh  щ sh  ы i  э e  ю yu  я ya
αυ av  ευ ev  ου u  μπ b  ντ d  γκ g  τζ c  τσ ts  γγ ng  αι e  ει i  οι i
α a  β v  γ g  δ d  ε e  ζ z  η i  θ th  ι i  κ k  λ l  μ m  ν n  ξ ks  ο o  π p  ρ r  σ s  ς s  τ t  υ i  φ f  χ h  ψ ps  ω o
ъ -  ь -
`

/** Spellings of other languages as patterns, the first that fits counts, and the sounds that each may stand for. */
export const spellingsAbroad: readonly (readonly [pattern: string, ...sounds: string[]])[] = [
  ['^(?:ye|je|ie)', 'a'],
  ['^(?:ya|ja|ia)', 'ia', 'a'],
  ['^[ae]l(?=.{5})', 'al', ''],
  ['^(?:oi|ei)', 'i'],
  ['^e', 'a', 'i'],
  ['(?:tch|ch|ts)kh', 'c'],
  ['tsch|tch', 'c'],
  ['shch', 'sc', 's'],
  ['sch|sh', 's'],
  ['sc(?=[ei])', 's', 'sc'],
  ['ch', 'c', 'h', 'k', 's'],
  ['ck', 'k'],
  ['dzh|dj|ts|cz|zh', 'c'],
  ['tz|dz', 'c', 'ts'],
  ['dh', 't'],
  ['kh', 'h', 'k'],
  ['gh', 'k'],
  ['ph', 'f'],
  ['th', 't'],
  ['hj|xh', 'c', 'h'],
  ['qu', 'kf', 'k'],
  ['x', 'ks', 'h'],
  ['(?<=[^aeiou])yo', 'o', 'a'],
  ['ou|oo|oe|ue', 'o'],
  ['ij', 'i', 'ic'],
  ['ee|iy|yi|ii|ie|ea', 'i'],
  ['^z', 's', 'c'],
  ['ae', 'a'],
  ['ai(?=[^aeiou])', 'ai', 'a'],
  ['(?<=.{4})[ei][dt][ei]s$', 'itis'],
  ['a[uw](?![aeiou])', 'ao', 'af', 'o'],
  ['ow(?![aeiou])', 'o', 'ao'],
  ['(?<=[aeiou])h$', ''],
  ['(?<=[^aeiou])e$', '', 'a'],
  ['c(?=[ei])', 'c', 's'],
  ['c', 'c', 'k'],
  ['g(?=[eiy])', 'k', 'c'],
  ['j', 'c', 'i'],
  ['h', 'h', ''],
]

/** Turkish letters that a program read in a wrong encoding, as it writes them: UTF-8 and Windows-1254 taken for Windows-1252. */
export const misreadLetters = `
Ã§ ç  Ã‡ Ç  Ã¶ ö  Ã– Ö  Ã¼ ü  Ãœ Ü  Ä± ı  Ä° İ  ÄŸ ğ  Äž Ğ  ÅŸ ş  Åž Ş  Ã¢ a  Ã® i  Ã» u
Þ Ş  þ ş  Ð Ğ  ð ğ
`

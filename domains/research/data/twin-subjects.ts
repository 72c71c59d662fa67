/**
 * What the articles of the old and the new code of obligations, and of commerce, that courts cite by number are about: law | article | folded beginnings
 * of words near such a citation. "BK 47" beside "manevi" is the repealed code, "BK 56" beside it the one in force.
 */
export const twinSubjects = `
6762 | 20 | basiret
6762 | 56 | haksiz rekabet
6762 | 57 | haksiz rekabet
6762 | 381 | genel kurul
6762 | 781 | tasi; nakliy
6762 | 1301 | rucu; halef
6102 | 18 | basiret
6102 | 54 | haksiz rekabet
6102 | 55 | haksiz rekabet
6102 | 445 | genel kurul
6102 | 875 | tasi; nakliy
6102 | 1472 | rucu; halef
818 | 18 | muvaza
818 | 41 | haksiz fiil; haksiz eylem
818 | 43 | tazminatin miktari; hakkaniyet
818 | 44 | muterafik; birlikte kusur; indirim
818 | 45 | destek; olum
818 | 46 | cismani; bedensel; is gormezlik
818 | 47 | manevi
818 | 50 | muteselsil
818 | 53 | ceza mahkemesi; ceza hakimi; beraat
818 | 55 | istihdam; adam calistiran
818 | 58 | bina; yapi eser; imal olunan
818 | 60 | zamanasim
818 | 61 | sebepsiz zengin; haksiz iktisap
818 | 66 | zamanasim
818 | 96 | borca aykiri; ademi ifa; sozlesmeye aykiri
818 | 101 | temerrut; ihtar
818 | 106 | temerrut; mehil
818 | 125 | zamanasim
818 | 126 | zamanasim
818 | 158 | cezai sart; ceza kosul
818 | 161 | cezai sart; ceza kosul; fahis
818 | 194 | ayip; ayib
818 | 198 | ayip; ayib; muayene
818 | 202 | ayip; ayib; bedel; fesih
818 | 217 | ayip; ayib
818 | 249 | kira
818 | 260 | kira; temerrut
818 | 355 | eser; istisna
818 | 360 | ayip; ayib; eser
818 | 386 | vekalet; vekil
818 | 390 | vekil
6098 | 19 | muvaza
6098 | 49 | haksiz fiil; haksiz eylem
6098 | 51 | tazminatin miktari; hakkaniyet
6098 | 52 | muterafik; birlikte kusur; indirim
6098 | 53 | destek; olum
6098 | 54 | cismani; bedensel; is gormezlik
6098 | 56 | manevi
6098 | 66 | adam calistiran
6098 | 69 | bina; yapi eser
6098 | 72 | zamanasim
6098 | 77 | sebepsiz zengin
6098 | 112 | borca aykiri
6098 | 117 | temerrut; ihtar
6098 | 146 | zamanasim
6098 | 147 | zamanasim
6098 | 166 | muteselsil; borctan kurtar
6098 | 219 | ayip; ayib
6098 | 223 | ayip; ayib; muayene
6098 | 315 | kira; temerrut
6098 | 344 | kira
6098 | 470 | eser
`

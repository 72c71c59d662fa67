/** Words around a name of a person that are no part of it, folded. */
export const titles = `
av avukat avk stj stajyer dr prof doc doctor doktor yrd ogr uyesi gor ars uzm op opr dt ecz vet mim muh
sayin sn bay bayan bn by hanim bey beyefendi hanimefendi efendi hoca mr mrs ms miss herr frau
merhum merhume muteveffa muris maktul mirascilari mirascisi terekesi varisleri varisi vekili vasisi kayyimi velisi
davaci davali musteki sanik supheli magdur katilan mudahil borclu alacakli muvekkil
kizlik soyadi onceki evlenmeden soyad tc tckn vd vdl digerleri arb arabulucu noter hakim savci yargic
smmm ymm mali musavir emekli sehit kisitli yasal mirasci vasi idare memuru kimlik no numarasi vergi vkn dogumlu
hacir altinda altindaki bulunan resit olmayan isimli sahis
estate of the late deceased heirs sir lady mister miss madam
`

/** Titles at the beginning of a name, surnames at its end. */
export const titlesBeforeNames = 'kucuk olu'

/** Of these, the words that are also names: they count as titles only before at least two other words. */
export const titlesThatAreNames = 'hoca hakim savci sehit mim op noter emekli muris doc sayin'

/** Titles behind a name, which are parts of a name at its beginning: `Bey Han`. */
export const titlesBehindNames = 'bey hanim efendi hoca'

/** Words behind the name of a father, mother or spouse. */
export const kinship = 'oglu kizi esi'

/** Words without a subject of their own in a plain query. In a phrase they count. */
export const connectives = `
ve veya ile bir bu şu o da de ki mi mı mu mü için gibi göre olarak olan olup ise en her ne ya yahut hem ancak ama fakat
çok daha kadar dair ilişkin hakkında üzere tarafından
`

/** Everyday question words, which say nothing about the subject of a question. */
export const questionWords = `
ne nedir nelerdir neler nasıl neden niçin nerede nereye nereden kim kime kimin kimler kimlerdir kimdir hangi hangisi
hangileri hangisidir kaç kaçtır kaçdır midir mıdır mudur müdür mi mı mu mü misin miyim mıyım miyiz var varsa vardır yok
yoktur olur olabilir olduğu olması olacak edilir edilebilir eder yapılır yapılabilir yapabilir yapmalı yapmalıyım gerekir
gerekiyor gerekli zaman ben benim bana beni sen biz bizim onun onların acaba lütfen anlama gelir ifade aşağıdaki
aşağıdakilerden yukarıdaki ilgili doğru doğrudur yanlış yanlıştır değildir değil ifadelerden hususunda bakımından açısından
kapsamında uyarınca gereğince gereği düzenlenmiştir düzenlenir düzenlenen tanımlanır tanımı sayılı maddesi maddesine
maddesinde madde kanun kanuna kanunu kanununa kanununda hukuk hukuku hukukunda türk göre
`

/** Stop words that are another word when typed without diacritics: "şu" would be "su" (water). */
export const notWithoutDiacritics = 'su'

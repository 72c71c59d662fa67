/** Words that carry no subject in a plain query, in their folded spelling. In a phrase they count. */
export const connectives = new Set(
  `ve veya ile bir bu su o da de ki mi mu icin gibi gore olarak olan olup ise en her ne ya yahut hem ancak ama fakat
  cok daha kadar dair iliskin hakkinda uzere tarafindan`.split(/\s+/),
)

/** Words of a question in everyday Turkish, in their folded spelling: they ask, and are not what is asked about. */
export const questionWords = new Set(
  `ne nedir nelerdir neler nasil neden nicin nerede nereye nereden kim kime kimin kimler kimlerdir kimdir hangi hangisi
  hangileri hangisidir kac kacdir kactir midir mudur mi mu misin miyim miyiz var varsa vardir yok yoktur olur olabilir
  oldugu olmasi olacak edilir edilebilir eder yapilir yapilabilir yapabilir yapmali yapmaliyim gerekir gerekiyor gerekli
  zaman ben benim bana beni sen biz bizim onun onlarin acaba lutfen anlama gelir ifade asagidaki asagidakilerden yukaridaki
  ilgili dogru dogrudur yanlis yanlistir degildir degil ifadelerden ifade hususunda bakimindan acisindan kapsaminda
  uyarinca geregince geregi duzenlenmistir duzenlenir duzenlenen tanimlanir tanimi sayili maddesi maddesine maddesinde
  madde kanun kanuna kanunu kanununa kanununda hukuk hukuku hukukunda turk gore`.split(/\s+/),
)

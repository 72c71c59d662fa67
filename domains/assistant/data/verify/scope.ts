/** Words that widen or narrow what a sentence says, by their class; folded, as whole words or beginnings (with "*"). */
export const scopeWords: Record<string, string> = {
  all: 'her butun tum tamami* hepsi* herkes* herhangi tumu* butunu*',
  none: 'hicbir hic',
  only: 'yalniz yalnizca sadece munhasiran salt sinirli*',
  some: 'bazi kimi birkac bazen kismi',
  rule: 'genellikle cogunlukla',
  always: 'daima istisnasiz mutlaka kesinlikle kosulsuz',
  jointly: 'muteselsilen musterek*',
  wholly: 'tamamen tumuyle',
  partly: 'kismen',
  except: 'haric disinda',
  majority: 'cogunluk* cogunlug*',
}

/** The same as phrases. */
export const scopePhrases: Record<string, string[]> = {
  min: ['en az', 'en azindan', 'asgari', 'az olamaz', 'az olmamak', 'asagi olamaz', 'asagi olmamak', 'az verilemez', 'az olmayacak', 'asagi olmayan', 'az olmayan'],
  max: ['en cok', 'en fazla', 'azami', 'gecemez', 'asamaz', 'fazla olamaz', 'gecmemek', 'asmamak', 'gecmez', 'asmaz', 'gecmeyen', 'asmayan', 'fazla olmamak'],
  latest: ['en gec'],
  earliest: ['en erken'],
  some: ['bir kismi', 'bir kismini', 'bir bolumu', 'bir kismina'],
  rule: ['kural olarak', 'ilke olarak'],
  always: ['her zaman', 'her durumda', 'her halde', 'her hal ve', 'her ne olursa', 'hicbir zaman', 'hicbir halde', 'hicbir durumda', 'hicbir sekilde'],
}

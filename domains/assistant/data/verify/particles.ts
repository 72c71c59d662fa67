/** Folded words that carry no content of their own in a sentence about law. */
export const functionWords = new Set(
  `ve veya ya yahut ile ise de da ki mi mu bu su o bir olan olarak oldugu olup icin gore kadar gibi uzere dair iliskin karsi
  tarafindan hakkinda nedeniyle nedenle dolayi sebebiyle sebeple oturu halinde hallerinde halde durumunda durumlarinda takdirde sartiyla kosuluyla
  kaydiyla surece muddetce uzerine suretiyle yoluyla ancak fakat ama lakin aksi aksine ayni ayrica boylece buna bunun bunu
  bunlar bunlarin bunlari bundan onun ona onu kendi kendisi kendisine kendisinin kendisini soz konusu dolayisiyla itibaren baslayarak icinde once
  sonra en az cok fazla gec erken her butun tum hicbir hic yalniz yalnizca sadece bazi kimi bakimindan yonunden acisindan
  olmak degil yok yoktur var vardir bile dahi iken diger baska boyle soyle oyle anilan adi gecen ilgili cunku zira oysa
  yani ornegin uyarinca geregince geregi cercevesinde kapsaminda madde maddesi maddesine maddesinde maddesinin maddeye fikra fikrasi
  fikraya bent bendi kanun kanunu kanununun kanuna kanunda kanunun yasa yasasi yasanin yasaya sayili hukmu hukmune hukme nazaran itibariyle
  oldugundan oldugunda olsa sayisi adet esas karar duser dusen duser dogan kaynaklanan yuzunden daha onceden evvelce tarihli tarih no numarali kisaca ozetle netice
  sonuc sonucunda sonuc olarak taraf taraflar kisi kisiler kimse kimseler sey seyi tarihinde tarihli ayda yilda aylik yillik gunluk haftalik`
    .trim()
    .split(/\s+/),
)

/** Stems that carry as little, in any form. */
export const functionStems = new Set(
  'hal durum husus bakim taraf kisi kimse sey madde kanun yasa fikra bent sebep neden nazar ait sure karar ilam sahip haiz diger oteki uzer'.split(
    ' ',
  ),
)

/** Stems of verbs that lend their ending to the noun before them: "kabul etmez" denies the acceptance. */
export const lightVerbs = new Set('ol et yap kil bulun eyle olun var sayil teskil tesis'.split(' '))

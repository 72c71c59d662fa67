/**
 * General words that do not name the subject of a question, compared by stem; a question of these alone is too vague.
 */
export const generalWords = `
misin misiniz mısın mısınız musunuz mi mı yardım yardımcı edin edebilir etmek eder edecek kim neden soru sorum soracağım sormak cevap cevaplamak acil lazım gerek yapmak yapmalı yapayım edeyim konu durum mesele
sorun problem bilgi öğrenmek istemek istiyorum bilmek bilmiyorum söylemek anlatmak düşünmek hak haklı haksız mümkün şimdi
bugün dün yarın hemen çabuk iyi kötü doğru yanlış evet hayır tamam peki şey böyle öyle işte avukat dava davam açmak açayım
açabilir kazanmak kaybetmek hukuk hukuki yasal kanun kanunen madde mahkeme olmak oldu oluyor olacak acaba lütfen merhaba selam
var yok çare yol destek danışmak fikir görüş öneri tavsiye hakkım haklarım bana benim
`

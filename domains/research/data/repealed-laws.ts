/**
 * Laws that are no longer in force, under their former names: number | name | replaced by | since. The day is that on
 * which the newer law came into force and the older one was repealed, from the closing articles of the newer law.
 */
export const repealedLaws = `
403 | Türk Vatandaşlığı Kanunu | 5901 | 2009-06-12
506 | Sosyal Sigortalar Kanunu | 5510 | 2008-10-01
647 | Cezaların İnfazı Hakkında Kanun | 5275 | 2005-06-01
743 | Türk Kanunu Medenisi | 4721 | 2002-01-01
765 | Türk Ceza Kanunu | 5237 | 2005-06-01
818 | Borçlar Kanunu | 6098 | 2012-07-01
832 | Sayıştay Kanunu | 6085 | 2010-12-19
1086 | Hukuk Usulü Muhakemeleri Kanunu | 6100 | 2011-10-01
1412 | Ceza Muhakemeleri Usulü Kanunu | 5271 | 2005-06-01
1475 | İş Kanunu | 4857 | 2003-06-10
1479 | Esnaf ve Sanatkârlar ve Diğer Bağımsız Çalışanlar Sosyal Sigortalar Kurumu Kanunu | 5510 | 2008-10-01
1580 | Belediye Kanunu | 5393 | 2005-07-13
1587 | Nüfus Kanunu | 5490 | 2006-04-29
1615 | Gümrük Kanunu | 4458 | 2000-02-05
2499 | Sermaye Piyasası Kanunu | 6362 | 2012-12-30
2675 | Milletlerarası Özel Hukuk ve Usul Hukuku Hakkında Kanun | 5718 | 2007-12-12
2821 | Sendikalar Kanunu | 6356 | 2012-11-07
2822 | Toplu İş Sözleşmesi, Grev ve Lokavt Kanunu | 6356 | 2012-11-07
2949 | Anayasa Mahkemesinin Kuruluşu ve Yargılama Usulleri Hakkında Kanun | 6216 | 2011-04-03
3030 | Büyük Şehir Belediyelerinin Yönetimi Hakkında Kanun Hükmünde Kararnamenin Değiştirilerek Kabulü Hakkında Kanun | 5216 | 2004-07-23
3167 | Çekle Ödemelerin Düzenlenmesi ve Çek Hamillerinin Korunması Hakkında Kanun | 5941 | 2009-12-20
3226 | Finansal Kiralama Kanunu | 6361 | 2012-12-13
4077 | Tüketicinin Korunması Hakkında Kanun | 6502 | 2014-05-28
4320 | Ailenin Korunmasına Dair Kanun | 6284 | 2012-03-20
4389 | Bankalar Kanunu | 5411 | 2005-11-01
4817 | Yabancıların Çalışma İzinleri Hakkında Kanun | 6735 | 2016-08-13
4926 | Kaçakçılıkla Mücadele Kanunu | 5607 | 2007-03-31
5422 | Kurumlar Vergisi Kanunu | 5520 | 2006-06-21
5521 | İş Mahkemeleri Kanunu | 7036 | 2017-10-25
6570 | Gayrimenkul Kiraları Hakkında Kanun | 6098 | 2012-07-01
6762 | Türk Ticaret Kanunu | 6102 | 2012-07-01
`

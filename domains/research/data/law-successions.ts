/**
 * Laws replaced by another that kept the name or the abbreviation, so that "BK" or "Ceza Kanunu" alone may mean
 * either.
 * old | new | new in force from | unclear until | last article of the old | of the new | forms of the new law alone
 *
 * Courts apply the old law to earlier events for years: a plain name in a decision dated between "in force" and
 * "unclear until" may mean either law. `never` means that no date settles it.
 */
export const lawSuccessions = `
818 | 6098 | 2012-07-01 | never | 544 | 649 | TBK; Türk Borçlar Kanunu
743 | 4721 | 2002-01-01 | never | 937 | 1030 | TMK; Türk Medeni Kanunu; Türk Medeni Yasası
6762 | 6102 | 2012-07-01 | 2016-07-01 | 1475 | 1535 |
765 | 5237 | 2005-06-01 | 2008-06-01 | 592 | 345 |
1086 | 6100 | 2011-10-01 | 2012-10-01 | 584 | 452 | HMK
1412 | 5271 | 2005-06-01 | 2006-06-01 | 424 | 335 | CMK; Ceza Muhakemesi Kanunu; Ceza Yargılaması Kanunu
1475 | 4857 | 2003-06-10 | 2007-01-01 | 112 | 122 |
4077 | 6502 | 2014-05-28 | 2017-06-01 | 35 | 88 |
506 | 5510 | 2008-10-01 | 2014-01-01 | 147 | 109 | SSGSSK; SSGSS; Sosyal Sigortalar ve Genel Sağlık Sigortası Kanunu
2821 | 6356 | 2012-11-07 | 2015-01-01 | 67 | 84 | STİSK; STİK; Sendikalar ve Toplu İş Sözleşmesi Kanunu
2499 | 6362 | 2012-12-30 | 2016-01-01 | 60 | 142 |
647 | 5275 | 2005-06-01 | 2008-06-01 | 22 | 124 | CGTİHK; CGTİK; Ceza ve Güvenlik Tedbirlerinin İnfazı Hakkında Kanun
5521 | 7036 | 2017-10-25 | 2019-10-25 | 16 | 40 |
4389 | 5411 | 2005-11-01 | 2009-01-01 | 29 | 172 |
1580 | 5393 | 2005-07-13 | 2008-01-01 | 165 | 87 |
3030 | 5216 | 2004-07-23 | 2007-01-01 | 28 | 31 |
403 | 5901 | 2009-06-12 | 2011-01-01 | 48 | 50 |
1587 | 5490 | 2006-04-29 | 2008-01-01 | 64 | 71 |
2675 | 5718 | 2007-12-12 | 2010-01-01 | 48 | 66 |
3167 | 5941 | 2009-12-20 | 2013-01-01 | 20 | 10 |
5422 | 5520 | 2006-06-21 | 2011-01-01 | 50 | 37 |
2949 | 6216 | 2011-04-03 | 2012-04-03 | 63 | 77 |
3226 | 6361 | 2012-12-13 | 2016-01-01 | 33 | 54 |
4926 | 5607 | 2007-03-31 | 2010-01-01 | 40 | 27 |
1615 | 4458 | 2000-02-05 | 2004-01-01 | 170 | 248 |
832 | 6085 | 2010-12-19 | 2013-01-01 | 110 | 86 |
`

/** Time limits of constitutional court; the columns are named in `../limits.ts`. */
export const constitutionalLimits = `
anayasa-iptal-esas | Kanuna esas yönünden iptal davası | AYMK | 6216 | 37 | 1 | 60 day | Resmî Gazete | peremptory | none
anayasa-iptal-sekil | Kanuna şekil yönünden iptal davası | AYMK | 6216 | 37 | 1 | 10 day | Resmî Gazete | peremptory | none
aym-bireysel | Bireysel başvuru | AYMK | 6216 | 47 | 5 | 30 day | Başvuru yollarının tüketilmesi; yol yoksa öğrenme | procedural | none |  | Kanunda tatil hükmü yok
aym-bireysel-mazeret | Bireysel başvuruda mazeret | AYMK | 6216 | 47 | 5 | 15 day | Mazeretin kalkması | procedural | none
aym-bireysel-eksik | Bireysel başvuruda eksikliği giderme (en çok) | AYMK | 6216 | 47 | 6 | 15 day | Bildirim | procedural | none
aym-milletvekilligi | Dokunulmazlık/üyelik düşmesi kararına iptal talebi | AYMK | 6216 | 54 | 1 | 7 day | Kararın alınması | procedural | none
tazminat-komisyonu | Tazminat Komisyonuna müracaat (makul süre) | 6384 | 6384 | 5/A | 1 | 1 month | Kesin kararın öğrenilmesi | procedural | none |  | 7499 s.K. m. 28 (2/3/2024) ile eklendi
tazminat-komisyonu-koruma | Tazminat Komisyonu: koruma tedbiri (tebliğden) | 6384 | 6384 | 5/B | 1 | 3 month | Kesinleşmenin tebliği | procedural | none |  | 7499 s.K. m. 29 (2/3/2024) ile eklendi
tazminat-komisyonu-itiraz | Tazminat Komisyonu kararına itiraz | 6384 | 6384 | 7 | 4 | 15 day | Tebliğ | procedural | none
aihm-basvuru | AİHM’ye başvuru | AİHS | AİHS | 35 | 1 | 4 month | İç hukuk yollarında nihai karar | procedural | none | exact | 15 No.lu Protokol ile dört ay
`

/** Time limits of labour and social security; the columns are named in `../limits.ts`. */
export const labourLimits = `
isk-ise-iade-arabulucu | İşe iade: arabulucuya başvuru | İşK | 4857 | 20 | 1 | 1 month | Fesih bildiriminin tebliği | peremptory | none
isk-ise-iade-dava | İşe iade davası | İşK | 4857 | 20 | 1 | 2 week | Son tutanağın düzenlenmesi | peremptory | none
isk-ise-iade-usulden-ret | Usulden ret sonrası arabulucuya başvuru | İşK | 4857 | 20 | 1 | 2 week | Kesinleşen ret kararının tebliği | peremptory | none
isk-ise-baslama | İşe başlamak için başvuru | İşK | 4857 | 21 | 6 | 10 workday | Kesinleşen kararın tebliği | peremptory | none
isk-ise-baslatma | İşverenin işe başlatması | İşK | 4857 | 21 | 1 | 1 month | İşçinin başvurusu | procedural | none
isk-esasli-degisiklik | Esaslı değişikliğin kabulü | İşK | 4857 | 22 | 1 | 6 workday | Yazılı bildirim | procedural | none
isk-hakli-fesih | Derhal fesih hakkı (öğrenmeden) | İşK | 4857 | 26 | 1 | 6 workday | Davranışın öğrenilmesi | peremptory | none
isk-hakli-fesih-azami | Derhal fesih hakkı (üst süre) | İşK | 4857 | 26 | 1 | 1 year | Fiilin gerçekleşmesi | peremptory | none
isk-ucret-za | Ücret alacağı zamanaşımı | İşK | 4857 | 32 | 8 | 5 year | Muacceliyet | limitation | none
isk-tazminat-za | Kıdem, ihbar, kötüniyet, eşit davranma tazminatı, yıllık izin ücreti zamanaşımı | İşK | 4857 | Ek 3 | 1 | 5 year | Sözleşmenin sona ermesi | limitation | none |  | Başlangıç Ek 3’te yazılı değil
isk-mufettis-itiraz | İş müfettişi raporuna itiraz | İşK | 4857 | 92 | 3 | 30 day | Tebliğ | peremptory | none
isk-alt-isveren-itiraz | Muvazaa raporuna itiraz | İşK | 4857 | 3 | 2 | 30 workday | Raporun tebliği | peremptory | none
isk-ihbar-1 | İhbar öneli: altı aydan az kıdem | İşK | 4857 | 17 | 2-a | 2 week | Bildirim | procedural | none
isk-ihbar-2 | İhbar öneli: 6 ay - 1,5 yıl | İşK | 4857 | 17 | 2-b | 4 week | Bildirim | procedural | none
isk-ihbar-3 | İhbar öneli: 1,5 - 3 yıl | İşK | 4857 | 17 | 2-c | 6 week | Bildirim | procedural | none
isk-ihbar-4 | İhbar öneli: 3 yıldan fazla | İşK | 4857 | 17 | 2-d | 8 week | Bildirim | procedural | none
7036-son-tutanak | Son tutanağı sunma (kesin süre) | İşMK | 7036 | 3 | 2 | 1 week | Davetiyenin tebliği | procedural | none
7036-arabulucu-sure | İş arabuluculuğunu sonuçlandırma | İşMK | 7036 | 3 | 10 | 3 week | Görevlendirme | procedural | none |  | En fazla bir hafta uzar
7036-yetki-itiraz | Yetki itirazı kabulünde yetkili büroya başvuru | İşMK | 7036 | 3 | 9 | 1 week | Kararın tebliği | procedural | none
7036-sgk-basvuru | SGK’ya başvuruda zımni ret | İşMK | 7036 | 4 | 1 | 60 day | Başvuru | procedural | none
6356-yetki-itiraz | Yetki tespitine itiraz | STİSK | 6356 | 43 | 1 | 6 workday | Tespit yazısının tebliği | peremptory | none
6356-temsilci-dava | Sendika temsilcisinin feshine dava | STİSK | 6356 | 24 | 1 | 1 month | Fesih bildiriminin tebliği | peremptory | none
6356-genel-kurul | Sendika genel kurulunun iptali | STİSK | 6356 | 15 | 2 | 1 month | Genel kurul tarihi | peremptory | none
5510-hizmet-tespit | Hizmet tespiti davası | SSGSSK | 5510 | 86 | 9 | 5 year | Hizmetin geçtiği yılın sonu | peremptory | none | nextYear | 
5510-prim-itiraz | Prim borcuna itiraz | SSGSSK | 5510 | 86 | 7 | 1 month | Tebliğ | procedural | none
5510-prim-dava | Prim itirazının reddine dava | SSGSSK | 5510 | 86 | 7 | 1 month | Ret kararının tebliği | peremptory | none
5510-ipc-itiraz | SGK idari para cezasına itiraz | SSGSSK | 5510 | 102 | 4 | 15 day | Tebliğ | procedural | none
5510-ipc-dava | SGK idari para cezasına dava | SSGSSK | 5510 | 102 | 4 | 30 day | Ret kararının tebliği | peremptory | none |  | İdare mahkemesi; tatil etkisi bu kanunda yazılı değil
5510-ipc-za | SGK idari para cezası zamanaşımı | SSGSSK | 5510 | 102 |  | 10 year | Fiilin işlenmesi | limitation | none
5510-prim-za | Prim alacağı zamanaşımı | SSGSSK | 5510 | 93 | 2 | 10 year | Ödeme süresinin sonu (süre izleyen takvim yılı başında başlar) | limitation | none | nextYear | 
5510-rucu-za | SGK tazminat ve rücu davası zamanaşımı | SSGSSK | 5510 | 93 | 3 | 10 year | Onay/masraf tarihi | limitation | none
5510-aylik-za | Gelir ve aylık isteme zamanaşımı | SSGSSK | 5510 | 97 | 1 | 5 year | Hakkın kazanılması | limitation | none
`

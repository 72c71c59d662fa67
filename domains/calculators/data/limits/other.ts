/** Time limits of other subjects; the columns are named in `../limits.ts`. */
export const otherLimits = `
tebligat-ilanen | İlanen tebliğde tebliğ tarihi | TebK | 7201 | 31 | 1 | 7 day | Son ilan | procedural | none |  | Merci uzatabilir, en çok 15 gün
tebligat-elektronik | Elektronik tebligatta tebliğ tarihi | TebK | 7201 | 7/a | 4 | 5 day | Elektronik adrese ulaşma | procedural | none
tebligat-muvakkat | Geçici ayrılmada tebliğ (m. 20) | TebK | 7201 | 20 | 1 | 15 day | İhbarnamenin yapıştırılması | procedural | none
tebligat-yurtdisi | Yurt dışında konsolosluğa başvuru | TebK | 7201 | 25/a |  | 30 day | Bildirimin tebliği | procedural | none
kvkk-cevap | Veri sorumlusunun cevabı | KVKK | 6698 | 13 | 2 | 30 day | Başvuru | procedural | none
kvkk-sikayet | Kurula şikâyet (cevaptan) | KVKK | 6698 | 14 | 1 | 30 day | Cevabın öğrenilmesi | procedural | none
kvkk-sikayet-azami | Kurula şikâyet (başvurudan) | KVKK | 6698 | 14 | 1 | 60 day | Başvuru | procedural | none
kvkk-kurul-zimni | Kurulun cevap süresi | KVKK | 6698 | 15 | 4 | 60 day | Şikâyet | procedural | none
kvkk-karar-uygulama | Kurul kararını yerine getirme | KVKK | 6698 | 15 | 5 | 30 day | Tebliğ | procedural | none
kvkk-standart-sozlesme | Standart sözleşmenin bildirimi | KVKK | 6698 | 9 | 5 | 5 workday | İmza | procedural | none |  | m. 9, 7499 s.K. ile yeniden düzenlendi
5651-sosyal-ag-yukumluluk | Sosyal ağ temsilci yükümlülüğünü yerine getirme | 5651 | 5651 | Ek 4 | 2 | 30 day | Bildirim | procedural | none
5187-duzeltme | Düzeltme ve cevap hakkı | BasK | 5187 | 14 | 1 | 2 month | Yayım | peremptory | none
5187-hakim | Düzeltme için sulh ceza hâkimine başvuru | BasK | 5187 | 14 | 4 | 15 day | Yayım süresinin bitimi/aykırı yayım | peremptory | none
`

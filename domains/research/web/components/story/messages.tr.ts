/** Texts of the panel in which a story becomes a search string. Turkish is the source. */
export const tr = {
  open: 'Olayı anlatın',
  title: 'Olayı anlatın',
  lead: 'Uyuşmazlığı kendi sözlerinizle yazın; karar aramasında kullanılacak dizge çıkarılsın. Kişi adları, tutarlar ve olayın tarihleri dizgeye girmez.',
  label: 'Ne oldu, ne isteniyor?',
  placeholder:
    'Örneğin: Müvekkil altı yıl çalıştığı iş yerinden savunması alınmadan çıkarıldı, fazla mesaileri ödenmedi. İşe iade istiyoruz.',
  short: 'Olayı en az {{count}} harfle anlatın.',
  make: 'Dizge oluştur',
  again: 'Dizgeyi yenile',
  working: 'Dizge oluşturuluyor',
  ready: 'Dizge hazır.',
  string: 'Arama dizgesi',
  stringHint: 'Dilediğiniz gibi değiştirin. Tırnaktan sonraki ~3: aradaki sözcükler en çok üç tane olabilir.',
  empty: 'Dizge boş; aranacak bir sözcük yazın.',
  questions: 'Daha iyi sonuç için',
  reasons: 'Bu parçalar neden seçildi?',
  search: 'Bu dizgeyle ara',
}

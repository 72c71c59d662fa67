/** Texts of the screen on which features are switched. Turkish is the source. */
export const tr = {
  title: 'Özellikler',
  lead: 'Her özelliğin durumu bütün bürolar için geçerlidir ve birkaç saniye içinde uygulanır.',
  never: 'ilk kurulumdaki gibi',
  saved: '{{name}}: {{state}}',
  state: {
    TurnedOn: 'Açık',
    TurnedOff: 'Kapalı',
    Maintenance: 'Bakımda',
    ComingSoon: 'Yakında',
  },
  feature: {
    calculators: 'Hesaplama araçları',
    caseFollowing: 'Dosya takibi',
    caseManagement: 'Dosya yönetimi',
    companyDashboard: 'Büro ekranı',
    dashboard: 'Ana ekran',
    lawSearch: 'Mevzuat arama',
    pricingSection: 'Fiyatlar',
    searchCy: 'Karar arama (KKTC)',
    searchQueryGeneration: 'Arama metni üretme',
    searchTr: 'Karar arama (Türkiye)',
    subscriptions: 'Abonelikler',
    voice: 'Ses kaydı',
    rag: 'Asistana sor',
  },
}

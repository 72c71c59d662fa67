/** Texts of the sample office. Turkish is the source. */
export const tr = {
  label: 'Örnek veriler',
  body: 'Örnek veriler: {{cases}}, {{clients}} ve çalışma arkadaşları denemeniz için uyduruldu.',
  bodyAlone: 'Örnek veriler: {{cases}} ve {{clients}} denemeniz için uyduruldu.',
  cases_one: '{{shown}} dava',
  cases_other: '{{shown}} dava',
  clients_one: '{{shown}} müvekkil',
  clients_other: '{{shown}} müvekkil',
  people_one: '{{count}} çalışma arkadaşı',
  people_other: '{{count}} çalışma arkadaşı',
  try: { fill: 'Örnek verilerle deneyin', awaited: 'Örnek veriler ekleniyor…' },
  remove: 'Kaldır',
  removal: {
    title: 'Örnek veriler kaldırılsın mı?',
    body: '{{cases}}, {{clients}} ve {{people}}, hesapları ve tarihçeleriyle birlikte silinir. Geri alınamaz.',
    bodyAlone: '{{cases}} ve {{clients}}, hesapları ve tarihçeleriyle birlikte silinir. Geri alınamaz.',
    kept: 'Sizin eklediğiniz görev, tahsilat ve davalar kalır; bağlı oldukları örnek dava ve müvekkiller de onlarla kalır.',
    submit: 'Örnekleri kaldır',
    done: 'Örnek veriler kaldırıldı.',
    doneButKept: 'Örnek veriler kaldırıldı. Üzerlerinde çalıştığınız için kalanlar: {{names}}',
  },
}

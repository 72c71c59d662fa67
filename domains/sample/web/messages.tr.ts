/** Texts of the sample office. Turkish is the source. */
export const tr = {
  label: 'Örnek veriler',
  body: 'Örnek veriler: {{cases}} dava, {{clients}} müvekkil ve çalışma arkadaşları denemeniz için uyduruldu.',
  remove: 'Kaldır',
  removal: {
    title: 'Örnek veriler kaldırılsın mı?',
    body: '{{cases}} dava, {{clients}} müvekkil ve {{people}} çalışma arkadaşı, hesapları ve tarihçeleriyle birlikte silinir. Geri alınamaz.',
    kept: 'Sizin eklediğiniz görev, tahsilat ve davalar kalır; bağlı oldukları örnek dava ve müvekkiller de onlarla kalır.',
    submit: 'Örnekleri kaldır',
    done: 'Örnek veriler kaldırıldı.',
    doneButKept: 'Örnek veriler kaldırıldı. Üzerlerinde çalıştığınız için kalanlar: {{names}}',
  },
}

/** Why a screen is locked. Turkish is the source. */
export const tr = {
  locked: {
    screen: 'Bu ekran planınızda yok',
    part: '{{name}} planınızda yok',
    body: '{{company}} adlı büronun bunu kapsayan bir planı yok. Bir plan seçtiğinizde hemen açılır; verileriniz olduğu gibi durur.',
    upgrade: 'Planlara bak',
    visitors: 'Plan seçene kadar ziyaretçiler gibi ilk beş sonucu görebilirsiniz.',
    asVisitor: 'İlk beş sonucu gör',
  },
  offline: { locked: 'Bağlantı yok. Bağlantı gelince yapabilirsiniz.' },
  readOnly: {
    locked: 'Planınız salt okunur: görüntüler, indirirsiniz.',
    label: 'Salt okunur büro',
    trialEnded: 'Deneme süreniz {{date}} tarihinde bitti.',
    body: 'Aboneliğiniz olmadığı için yalnız okuyabilirsiniz; kayıtlarınız duruyor.',
    upgrade: 'Planınızı yükseltin',
  },
}

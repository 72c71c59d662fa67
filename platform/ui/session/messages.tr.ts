/** Why a screen is locked. Turkish is the source. */
export const tr = {
  locked: {
    screen: 'Bu ekran paketinizde yok',
    part: '{{name}} paketinizde yok',
    body: '{{company}} adlı büronun paketi bunu kapsamıyor. Paketinizi yükseltmek için bize yazın; verileriniz olduğu gibi durur.',
    upgrade: 'Paket yükseltme iste',
  },
  offline: { locked: 'Bağlantı yok. Bağlantı gelince yapabilirsiniz.' },
  readOnly: {
    locked: 'Planınız salt okunur: görüntüler, indirirsiniz.',
    label: 'Salt okunur büro',
    trialEnded: 'Deneme süreniz {{date}} tarihinde bitti.',
    body: 'Aboneliğiniz olmadığı için yalnız okuyabilirsiniz; kayıtlarınız duruyor.',
    upgrade: 'Paketinizi yükseltin',
  },
}

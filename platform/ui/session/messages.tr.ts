/** Why a screen is locked. Turkish is the source. */
export const tr = {
  locked: {
    screen: 'Bu ekran paketinizde yok',
    part: '{{name}} paketinizde yok',
    body: '{{company}} bürosunun paketi bunu kapsamıyor. Paketinizi yükselttiğinizde hemen açılır; verileriniz olduğu gibi durur.',
    upgrade: 'Paketimi yükselt',
  },
  readOnly: {
    body: 'Aboneliğiniz olmadığı için yalnız okuyabilirsiniz; kayıtlarınız duruyor.',
    upgrade: 'Paketinizi yükseltin',
  },
}

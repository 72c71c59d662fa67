/** Why a screen is locked. Turkish is the source. */
export const tr = {
  locked: {
    title: '{{name}} paketinizde yok',
    body: '{{company}} için geçerli paket bu ekranı kapsamıyor. Paketinizi yükselttiğinizde hemen açılır; verileriniz olduğu gibi durur.',
    upgrade: 'Paketimi yükselt',
  },
  readOnly: {
    body: 'Aboneliğiniz olmadığı için yalnız okuyabilirsiniz; kayıtlarınız duruyor.',
    upgrade: 'Paketinizi yükseltin',
  },
}

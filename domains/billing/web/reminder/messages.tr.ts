/** Texts of the reminder above every screen. Turkish is the source. */
export const tr = {
  label: 'Aboneliğiniz',
  grace: 'Yenileme ödemesi alınamadı. {{day}} gününe kadar her şey çalışır, sonra büronuz yalnız okuyabilir.',
  renews: 'Planınız {{day}} günü yenilenecek, kartınızdan {{amount}} çekilecek.',
  ends: 'Planınız {{day}} günü bitiyor; sonra büronuz yalnız okuyabilir.',
  trial_one: 'Deneme süreniz {{count}} gün sonra doluyor.',
  trial_other: 'Deneme süreniz {{count}} gün sonra doluyor.',
  plans: 'Planları gör',
  go: 'Aboneliğe git',
}

/** What stands below a calculated last day as soon as it is drawn, also without a network. Turkish is the source. */
export const tr = {
  open: 'Davaya süre ekle',
  needsConnection: 'Davaya süre eklemek için bağlantı gerekir.',
}

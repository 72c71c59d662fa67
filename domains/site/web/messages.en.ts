import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  navigation: { home: 'Home', staff: 'Administration', staffShort: 'Admin' },
}

/** What is said when something went into the bin, which can be undone at once, and when it came back. */
import { notify } from '../notices/notices.ts'
import { useListText } from './text.ts'

interface Deleted {
  /** Of the notice, so that one about the same thing takes its place. */
  key: string
  name: string
  undo: () => void
}

export function useBinNotices() {
  const t = useListText()
  return {
    deleted: ({ key, name, undo }: Deleted) =>
      notify('success', t('deleted', { name }), {
        key,
        action: { label: t('undo'), undoes: true, run: undo },
      }),
    restored: ({ name }: { name: string }) => notify('success', t('restored', { name })),
  }
}

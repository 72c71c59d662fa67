/** The link back to the search, shown to a reader who came from one. */
import { IconArrowLeft } from '@tabler/icons-react'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import classes from './head.module.css'
import { useText } from './words.ts'

export function BackToResults({ searched }: { searched: boolean }) {
  const t = useText()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  if (!searched || !canGoBack) return null
  return (
    <button type="button" className={classes.back} onClick={() => router.history.back()}>
      <IconArrowLeft size={16} aria-hidden />
      {t('toolbar.back')}
    </button>
  )
}

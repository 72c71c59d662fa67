import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { useText } from './words.ts'

/** The way back to the search, for a reader who came from one. */
export function useBackToResults(searched: boolean) {
  const t = useText()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  if (!searched || !canGoBack) return undefined
  return { label: t('toolbar.back'), onClick: () => router.history.back() }
}

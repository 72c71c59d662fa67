/** One listener for the buttons of all articles: copy a citation, keep it as a favourite, save it as PDF, show citing decisions. */
import { useCopy } from '@mizan/platform/ui'
import { type RefObject, useEffect, useState } from 'react'
import { articleCitation } from '../../../rules/law-citation.ts'
import type { Article, LawContent } from '../../../schemas.ts'
import { setMark } from '../text/page-marks.ts'
import { useLawFile } from './use-law-file.ts'

export function useArticleActions(surface: RefObject<HTMLElement | null>, { law, articles }: LawContent) {
  const [cited, setCited] = useState<Article | null>(null)
  const [starred, setStarred] = useState<Article | null>(null)
  const { copied, copy } = useCopy()
  const { mutate: save } = useLawFile(law)

  useEffect(() => {
    const root = surface.current
    if (!root) return
    const click = (event: MouseEvent) => {
      const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-act]')
      const article = button ? articles[Number(button.dataset.index)] : undefined
      if (!button || !article) return
      if (button.dataset.act === 'citedBy') return setCited(article)
      if (button.dataset.act === 'pdf') return save(article)
      if (button.dataset.act === 'star') return setStarred(article)
      copy(articleCitation(law, article.articleNo))
      setMark(root, 'data-done', [button])
    }
    root.addEventListener('click', click)
    return () => root.removeEventListener('click', click)
  }, [surface, law, articles, copy, save])

  return {
    cited,
    closeCited: () => setCited(null),
    starred,
    closeStarred: () => setStarred(null),
    copied,
  }
}

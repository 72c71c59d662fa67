/** The list of articles beside the text of a law; without room for it, it is a panel. */
import { useMedia } from '@mizan/platform/ui'
import type { ReactNode } from 'react'
import type { Article } from '../../../schemas.ts'
import { SidePanel } from '../panel/SidePanel.tsx'
import classes from '../reader.module.css'
import { useText } from '../words.ts'
import { ArticleList } from './ArticleList.tsx'

/** On narrower windows the column is hidden and need not be rendered. */
const roomForList = '(min-width: 58em)'

interface Props {
  articles: readonly Article[]
  anchors: readonly string[]
  /** The panel is open. */
  open: boolean
  onClose: () => void
  children: ReactNode
}

export function LawColumns({ articles, anchors, open, onClose, children }: Props) {
  const t = useText()
  const wide = useMedia(roomForList)
  return (
    <div className={classes.columns} data-beside={false}>
      {wide && (
        <div className={`${classes.column} ${classes.outline}`} data-scrolls>
          <ArticleList articles={articles} anchors={anchors} />
        </div>
      )}
      <div className={classes.text}>{children}</div>
      {open && (
        <SidePanel title={t('toolbar.articles')} side="left" onClose={onClose}>
          <ArticleList articles={articles} anchors={anchors} onChoose={onClose} />
        </SidePanel>
      )}
    </div>
  )
}

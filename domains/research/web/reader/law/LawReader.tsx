/** A law on the page: header, tools, list of articles, text, and the decisions that cite an article. */
import { Later } from '@mizan/platform/ui'
import { IconListTree } from '@tabler/icons-react'
import { useMemo, useRef, useState } from 'react'
import { articleCitation, lawCitation } from '../../../rules/law-citation.ts'
import { quotation } from '../../../rules/quotation.ts'
import type { Article, LawContent, LawSummary } from '../../../schemas.ts'
import { DecisionsCitingArticle } from '../beside/PagedDecisions.tsx'
import head from '../head.module.css'
import { useHits } from '../hits/use-hits.ts'
import { PanelButton } from '../panel/PanelButton.tsx'
import { SidePanel } from '../panel/SidePanel.tsx'
import type { SelectedText } from '../quote/use-selection.ts'
import classes from '../reader.module.css'
import { SpeechBar } from '../speech/SpeechBar.tsx'
import { useReadAloud } from '../speech/use-read-aloud.ts'
import { linesOf } from '../text/blocks.ts'
import { TextSurface } from '../text/TextSurface.tsx'
import { useCurrentPart } from '../text/use-current-part.ts'
import { useJump } from '../text/use-jump.ts'
import { ReaderToolbar } from '../toolbar/ReaderToolbar.tsx'
import { useTextSize } from '../toolbar/use-text-size.ts'
import { useHiddenBars } from '../use-hidden-bars.ts'
import { useText } from '../words.ts'
import { contentsOf } from './contents.ts'
import { LawColumns } from './LawColumns.tsx'
import { LawHeader } from './LawHeader.tsx'
import { LawText } from './LawText.tsx'
import { LawTools } from './LawTools.tsx'
import body from './law.module.css'
import { useArticleActions } from './use-article-actions.ts'

const favoriteForm = async () => (await import('../../kept/FavoriteForm.tsx')).FavoriteForm

interface Props {
  content: LawContent
  searched: boolean
  /** Id of the article to go to. */
  chunkId: string | undefined
}

/** The article that the address names: by an anchor, else by its id. */
function startOf(anchors: readonly string[], named: number): number {
  const place = anchors.indexOf(decodeURIComponent(window.location.hash.slice(1)))
  return Math.max(0, place < 0 ? named : place)
}

function quoteFrom({ law, articles }: LawContent, { text, first }: SelectedText): string {
  const article = articles[Number(first.dataset.index)]
  return quotation(text, article ? articleCitation(law, article.articleNo) : lawCitation(law))
}

/** The citations of a line, which is named by its article and its position in it: "12/3". */
function linksAt(articles: readonly Article[], name: string) {
  const [index, line] = name.split('/').map(Number)
  const article = articles[index ?? 0]
  return article && linesOf(article)[line ?? 0]?.links
}

export function LawReader({ content, searched, chunkId }: Props) {
  const t = useText()
  const { law, articles } = content
  const page = useRef<HTMLDivElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const [listOpen, setListOpen] = useState(false)
  const [reading, setReading] = useState(false)
  const contents = useMemo(() => contentsOf(articles), [articles])
  const size = useTextSize()
  const hits = useHits(surface, contents.hitCount)
  const aloud = useReadAloud(surface, contents.spoken)
  const { cited, closeCited, starred, closeStarred, copied } = useArticleActions(surface, content)
  const named = articles.findIndex(({ id }) => id === chunkId)
  useJump(surface, contents.anchors[named])
  useCurrentPart(page, contents.anchors)
  useHiddenBars()

  const quoteOf = (selected: SelectedText) => quoteFrom(content, selected)
  const linksOf = (name: string) => linksAt(articles, name)

  return (
    <article ref={page} className={classes.page} data-reader>
      <LawHeader law={law} searched={searched} />
      {chunkId && named < 0 && (
        <p className={head.notice} role="status">
          {t('wrongArticle')}
        </p>
      )}
      <ReaderToolbar
        hits={searched ? hits : null}
        size={size}
        reading={reading}
        onReadAloud={() => setReading(true)}
        start={<ListButton onClick={() => setListOpen(true)} />}
        end={null}
        name={lawCitation(law)}
        tools={(wide) => <LawTools law={law} wide={wide} />}
      />
      <LawColumns
        articles={articles}
        anchors={contents.anchors}
        open={listOpen}
        onClose={() => setListOpen(false)}
      >
        <TextSurface surface={surface} size={size.rem} linksOf={linksOf} quoteOf={quoteOf}>
          <div className={body.body}>
            <LawText content={content} contents={contents} start={startOf(contents.anchors, named)} />
          </div>
        </TextSurface>
      </LawColumns>
      {reading && <SpeechBar aloud={aloud} onClose={() => setReading(false)} />}
      <span className="visually-hidden" role="status">
        {copied && t('law.copied')}
      </span>
      {cited && <CitingPanel law={law} article={cited} onClose={closeCited} />}
      {starred && <StarPanel law={law} article={starred} onClose={closeStarred} />}
    </article>
  )
}

function ListButton({ onClick }: { onClick: () => void }) {
  const t = useText()
  return <PanelButton icon={IconListTree} label={t('toolbar.articles')} opens="beside" onClick={onClick} />
}

function StarPanel({ law, article, onClose }: { law: LawSummary; article: Article; onClose: () => void }) {
  return (
    <SidePanel title={articleCitation(law, article.articleNo)} onClose={onClose}>
      <Later load={favoriteForm} kind="article" targetId={article.id} onDone={onClose} />
    </SidePanel>
  )
}

function CitingPanel({ law, article, onClose }: { law: LawSummary; article: Article; onClose: () => void }) {
  const t = useText()
  const title = t('law.citedByTitle', { article: articleCitation(law, article.articleNo) })
  return (
    <SidePanel title={title} onClose={onClose}>
      <DecisionsCitingArticle chunkId={article.id} onOpen={onClose} />
    </SidePanel>
  )
}

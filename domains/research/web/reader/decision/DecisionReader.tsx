/** A decision on the page: header, tools, outline, text, and related texts. */
import { useCopy } from '@mizan/platform/ui'
import { IconLayoutSidebarRight, IconListTree } from '@tabler/icons-react'
import { useMemo, useRef, useState } from 'react'
import { courtNumbers, pinpoint } from '../../../rules/pinpoints.ts'
import { quotation } from '../../../rules/quotation.ts'
import type { Decision } from '../../../schemas.ts'
import { useHits } from '../hits/use-hits.ts'
import { PanelButton } from '../panel/PanelButton.tsx'
import type { SelectedText } from '../quote/use-selection.ts'
import classes from '../reader.module.css'
import { SpeechBar } from '../speech/SpeechBar.tsx'
import { useReadAloud } from '../speech/use-read-aloud.ts'
import { TextSurface } from '../text/TextSurface.tsx'
import { useCurrentPart } from '../text/use-current-part.ts'
import { useJump } from '../text/use-jump.ts'
import { ParagraphJump } from '../toolbar/ParagraphJump.tsx'
import { ReaderToolbar } from '../toolbar/ReaderToolbar.tsx'
import { useTextSize } from '../toolbar/use-text-size.ts'
import { useHiddenBars } from '../use-hidden-bars.ts'
import { useText } from '../words.ts'
import { DecisionColumns, type Panel } from './DecisionColumns.tsx'
import { DecisionHeader } from './DecisionHeader.tsx'
import { countHits, DecisionText, paragraphId } from './DecisionText.tsx'
import { DecisionTools } from './DecisionTools.tsx'
import body from './decision.module.css'
import { partsOf, titlesOf } from './outline.ts'
import { useParagraphLinks } from './use-paragraph-links.ts'

const numberOf = (element: HTMLElement) => Number(element.dataset.no)

/** Where the court numbers its paragraphs; its decisions are not cited by our numbers. */
function placeOf(numbers: (number | null)[] | null, first: number, last: number): string | undefined {
  const [from, to] = [numbers?.[first - 1], numbers?.[last - 1]]
  return from && to ? pinpoint(from, to) : undefined
}

/** Values of the decision that are computed once: its parts, its hits, the blocks to read aloud. */
function useContents({ paragraphs }: Decision) {
  return useMemo(() => {
    const parts = partsOf(paragraphs)
    return {
      parts,
      partIds: parts.map(({ no }) => paragraphId(no)),
      titles: titlesOf(paragraphs),
      hits: countHits(paragraphs),
      numbers: courtNumbers(paragraphs.map(({ text }) => text)),
      spoken: paragraphs.map(({ no, text }) => ({ id: paragraphId(no), text })),
    }
  }, [paragraphs])
}

export function DecisionReader({ decision, searched }: { decision: Decision; searched: boolean }) {
  const t = useText()
  const page = useRef<HTMLDivElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const [panel, setPanel] = useState<Panel>(null)
  const [reading, setReading] = useState(false)
  const { parts, partIds, titles, hits, numbers, spoken } = useContents(decision)
  const size = useTextSize()
  const { copy, copied } = useCopy()
  const hitList = useHits(surface, hits.total)
  const aloud = useReadAloud(surface, spoken)
  useJump(surface)
  useHiddenBars()
  useCurrentPart(page, partIds)
  useParagraphLinks(surface, copy)

  const quoteOf = ({ text, first, last }: SelectedText) =>
    quotation(text, decision.citation, placeOf(numbers, numberOf(first), numberOf(last)))
  const opener = (opens: 'outline' | 'beside', icon: typeof IconListTree) => (
    <PanelButton icon={icon} label={t(`toolbar.${opens}`)} opens={opens} onClick={() => setPanel(opens)} />
  )
  const jump = <ParagraphJump last={decision.paragraphs.length} idOf={paragraphId} />

  return (
    <article ref={page} className={classes.page} data-reader>
      <DecisionHeader decision={decision} searched={searched} />
      <ReaderToolbar
        hits={searched ? hitList : null}
        size={size}
        reading={reading}
        onReadAloud={() => setReading(true)}
        start={parts.length > 0 && opener('outline', IconListTree)}
        end={opener('beside', IconLayoutSidebarRight)}
        jump={jump}
        tools={(wide) => <DecisionTools decision={decision} wide={wide} />}
      />
      <DecisionColumns {...{ decision, parts, panel, jump }} onClose={() => setPanel(null)}>
        <TextSurface
          surface={surface}
          size={size.rem}
          linksOf={(name) => decision.paragraphs[Number(name) - 1]?.links}
          quoteOf={quoteOf}
        >
          <div className={body.body} lang="tr">
            <DecisionText decision={decision} titles={titles} before={hits.before} numbers={numbers} />
          </div>
        </TextSurface>
      </DecisionColumns>
      {reading && <SpeechBar aloud={aloud} onClose={() => setReading(false)} />}
      <span className="visually-hidden" role="status">
        {copied && t('toolbar.copied')}
      </span>
    </article>
  )
}

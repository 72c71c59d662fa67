/** A decision on the page: header, tools, outline, text, and related texts. */
import { useCopy } from '@mizan/platform/ui'
import { IconLayoutSidebarRight, IconListTree } from '@tabler/icons-react'
import { useMemo, useRef, useState } from 'react'
import { pinpoint } from '../../../rules/pinpoints.ts'
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
import { countHits, DecisionText } from './DecisionText.tsx'
import { DecisionTools } from './DecisionTools.tsx'
import body from './decision.module.css'
import { partsOf, titlesOf } from './outline.ts'
import { placesOf } from './places.ts'
import { useParagraphLinks } from './use-paragraph-links.ts'

const numberOf = (element: HTMLElement) => Number(element.dataset.no)

/** Decisions are cited by the court's numbers and never by ours. */
function placeOf({ paragraphs }: Decision, first: number, last: number): string | undefined {
  const [from, to] = [paragraphs[first - 1]?.number, paragraphs[last - 1]?.number]
  return from && to ? pinpoint(from, to) : undefined
}

/** Values of the decision that are computed once: its parts, its hits, the blocks to read aloud. */
function useContents(decision: Decision) {
  return useMemo(() => {
    const { paragraphs } = decision
    const places = placesOf(decision)
    const parts = partsOf(paragraphs)
    const idOf = (no: number) => places.each[no - 1]?.id ?? ''
    return {
      ...{ parts, places, idOf },
      partIds: parts.map(({ no }) => idOf(no)),
      titles: titlesOf(paragraphs),
      hits: countHits(paragraphs),
      spoken: paragraphs.map(({ no, text }) => ({ id: idOf(no), text })),
    }
  }, [decision])
}

export function DecisionReader({ decision, searched }: { decision: Decision; searched: boolean }) {
  const t = useText()
  const page = useRef<HTMLDivElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const [panel, setPanel] = useState<Panel>(null)
  const [reading, setReading] = useState(false)
  const { parts, partIds, titles, hits, places, idOf, spoken } = useContents(decision)
  const size = useTextSize()
  const { copy, copied } = useCopy()
  const hitList = useHits(surface, hits.total)
  const aloud = useReadAloud(surface, spoken)
  useJump(surface)
  useHiddenBars()
  useCurrentPart(page, partIds)
  useParagraphLinks(surface, copy)

  const quoteOf = ({ text, first, last }: SelectedText) =>
    quotation(text, decision.citation, placeOf(decision, numberOf(first), numberOf(last)))
  const opener = (opens: 'outline' | 'beside', icon: typeof IconListTree) => (
    <PanelButton icon={icon} label={t(`toolbar.${opens}`)} opens={opens} onClick={() => setPanel(opens)} />
  )
  const jump = <ParagraphJump places={places} />

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
      <DecisionColumns {...{ decision, parts, idOf, panel, jump }} onClose={() => setPanel(null)}>
        <TextSurface
          surface={surface}
          size={size.rem}
          linksOf={(name) => decision.paragraphs[Number(name) - 1]?.links}
          quoteOf={quoteOf}
        >
          <div className={body.body} lang="tr">
            <DecisionText decision={decision} titles={titles} before={hits.before} places={places} />
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

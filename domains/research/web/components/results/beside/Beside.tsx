/** Around the items of a list of results: choosing several, and showing one beside the list. */
import { Later } from '@mizan/platform/ui'
import { type ReactNode, useState } from 'react'
import type { DecisionHit, LawHit, SearchCountry } from '../../../../schemas.ts'
import classes from './beside.module.css'
import { ChoiceProvider, useNewChoice } from './choice.ts'
import { useResultKeys } from './use-result-keys.ts'

/** Both are loaded when they are first needed. */
const preview = async () => (await import('./Preview.tsx')).default
const chosenFiles = async () => (await import('./ChosenFiles.tsx')).default

interface Props {
  country: SearchCountry
  q: string | undefined
  /** On the page that is shown. */
  items: readonly (DecisionHit | LawHit)[]
  /** Several can be chosen for one file. */
  takesSeveral: boolean
  children: ReactNode
}

export function Beside({ country, q, items, takesSeveral, children }: Props) {
  const choice = useNewChoice()
  const [previewed, setPreviewed] = useState<string | null>(null)
  const at = items.findIndex(({ id }) => id === previewed)
  const hit = items[at]
  useResultKeys({
    onPreview: (id) => setPreviewed(id === previewed ? null : id),
    onChoose: takesSeveral ? choice.toggle : undefined,
  })
  const close = () => {
    setPreviewed(null)
    if (hit) focusResult(hit.id)
  }
  const step = (by: 1 | -1) => setPreviewed((items[at + by] ?? hit)?.id ?? null)
  return (
    <ChoiceProvider value={takesSeveral ? choice : null}>
      {choice.chosen.size > 0 && (
        <div className={classes.chosen}>
          <Later load={chosenFiles} ids={[...choice.chosen]} country={country} onClear={choice.clear} />
        </div>
      )}
      {children}
      {hit && <Later load={preview} hit={hit} q={q} onClose={close} onStep={step} />}
    </ChoiceProvider>
  )
}

const focusResult = (id: string): void =>
  document.querySelector<HTMLElement>(`[data-result-id="${CSS.escape(id)}"] [data-result]`)?.focus()

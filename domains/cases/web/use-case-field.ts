/** The field that chooses the case into which something is put. */
import { hasWords } from '@mizan/platform/ui/composite'
import { useRef, useState } from 'react'
import { type CaseOption, caseOptions } from '../rules/case-choice.ts'
import { useCaseChoices } from './use-case-choices.ts'

/** In the texts of the screen, so that this brings no others with it. */
interface Says {
  label: string
  placeholder: string
  readOnly: string
}

/** `onOther`: another case was chosen, so that a refusal for the one before says nothing any more. */
export function useCaseField({ readOnly, ...says }: Says, onOther: (chosen: string) => void) {
  const [caseId, setCaseId] = useState<string | null>(null)
  const { items: cases, onTyped } = useCaseChoices()
  const options = caseOptions(cases, { readOnly })
  const last = useRef('')
  const choose = (chosen: string) => {
    onOther(chosen)
    setCaseId(chosen)
  }
  /** Whoever leaves the field after typing what only one case has means that case. */
  const type = (typed: string) => {
    const isLeft = typed === '' && document.activeElement?.getAttribute('role') !== 'combobox'
    const only = isLeft && caseId === null ? onlyOne(options, last.current) : undefined
    last.current = typed
    onTyped(typed)
    if (only) choose(only)
  }
  return {
    caseId,
    titleOf: (wanted: string) => cases.find((one) => one.caseId === wanted)?.displayTitle ?? '',
    field: {
      ...says,
      required: true,
      options,
      value: caseId,
      onTyped: type,
      onChange: (chosen: string | null) => {
        // The field reports null when it loses the focus to the button below; the choice and its refusal stay.
        if (chosen === null || chosen === caseId) return
        choose(chosen)
      },
    },
  }
}

function onlyOne(options: readonly CaseOption[], typed: string): string | undefined {
  const met = typed.trim() ? options.filter((one) => !one.disabled && hasWords(one.label, typed)) : []
  return met.length === 1 ? met[0]?.value : undefined
}

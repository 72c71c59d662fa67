/** The field that chooses the case into which something is put. */
import { useState } from 'react'
import { caseOptions } from '../rules/case-choice.ts'
import { useCaseChoices } from './use-case-choices.ts'

/** In the texts of the screen, so that this brings no others with it. */
interface Says {
  label: string
  placeholder: string
  readOnly: string
}

/** `onOther`: another case was chosen, so that a refusal for the one before says nothing any more. */
export function useCaseField({ readOnly, ...says }: Says, onOther: () => void) {
  const [caseId, setCaseId] = useState<string | null>(null)
  const { items: cases, onTyped } = useCaseChoices()
  return {
    caseId,
    titleOf: (wanted: string) => cases.find((one) => one.caseId === wanted)?.displayTitle ?? '',
    field: {
      ...says,
      options: caseOptions(cases, { readOnly }),
      value: caseId,
      onTyped,
      onChange: (chosen: string | null) => {
        // The field reports null when it loses the focus to the button below; the choice and its refusal stay.
        if (chosen === null || chosen === caseId) return
        onOther()
        setCaseId(chosen)
      },
    },
  }
}

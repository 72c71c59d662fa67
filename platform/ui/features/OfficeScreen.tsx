import type { ReactNode } from 'react'
import { Empty } from '../feedback/Empty.tsx'
import { Page, type PageWidth } from '../layout/Page.tsx'
import { usePermission } from '../session/account.tsx'
import { FeatureGate } from './FeatureGate.tsx'

interface Props {
  /** The name of the part in messages, as the beginning of a sentence. */
  name: string
  /** What the roles of a person have to grant. */
  module: 'cases' | 'clients'
  level?: 'Read' | 'Write'
  /** Said to those whose roles do not. */
  forbidden: { title: string; body?: string }
  width?: PageWidth
  children: ReactNode
}

/** A screen of the office's work: shown while `caseManagement` is on, to those whose roles open it. */
export function OfficeScreen({ name, module, level = 'Read', forbidden, width, children }: Props) {
  // Not known at first, and nearly always granted.
  const isAllowed = usePermission(module, level) !== false
  return (
    <FeatureGate feature="caseManagement" name={name}>
      <Page width={width}>
        {isAllowed ? (
          children
        ) : (
          <Empty alone title={forbidden.title}>
            {forbidden.body}
          </Empty>
        )}
      </Page>
    </FeatureGate>
  )
}

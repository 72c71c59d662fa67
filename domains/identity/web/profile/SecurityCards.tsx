/** The factors of a person's sign-in, their sessions, and the programs that read on their behalf. */
import { FactorsCard } from './FactorsCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'
import { TokensCard } from './TokensCard.tsx'

export const SecurityCards = () => (
  <>
    <PasswordCard />
    <FactorsCard />
    <SessionsCard />
    <TokensCard />
  </>
)

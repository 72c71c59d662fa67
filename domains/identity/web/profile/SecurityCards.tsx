/** How a person signs in, where they are signed in, and which programs read on their behalf. */
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

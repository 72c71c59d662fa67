/** docs/subscription.md: the states of a subscription, drawn from the table that the state machine works with. */
import { type Event, type State, transitions } from '@mizan/billing/rules/transitions'

const says: Record<Event, string> = {
  startTrial: 'starts the trial: a case-management plan, and a card that is checked',
  buy: 'pays for a plan',
  renew: 'pays the renewal, or the card is charged for it',
  extend: 'pays one more period',
  switch: 'pays another plan or cycle; the rest of the period is credited',
  addSeats: 'pays further seats',
  autoRenewal: 'switches automatic renewal on or off',
  cancel: 'cancels',
  reactivate: 'takes the cancellation back',
  refund: 'gets the money of the period back',
  endsRenewing: 'the period ends, and a renewal is due',
  ends: 'the period ends without renewal, or the days of grace are over',
  fails: 'the bank declines the renewal',
}

const means: Record<State, string> = {
  none: 'never had a plan; reads only',
  trial: '14 days with everything of its plan',
  paid: 'a paid period runs',
  grace: '7 days in which everything works and the renewal is tried again',
  lapsed: 'reads only; nothing is deleted',
}

const table = <Key extends string>(head: string, rows: Record<Key, string>): string =>
  [
    `| ${head} | what it means |`,
    '| --- | --- |',
    ...Object.entries(rows).map(([name, text]) => `| ${name} | ${text} |`),
  ].join('\n')

export const subscriptionDocument = (): string => `# States of a subscription

Made by \`npm run drawing\` from \`domains/billing/rules/transitions.ts\`; a test fails while this file says something else.

\`\`\`mermaid
stateDiagram-v2
  [*] --> none
${transitions.map(({ from, on, to }) => `  ${from} --> ${to}: ${on}`).join('\n')}
\`\`\`

${table('state', means)}

${table('event', says)}
`

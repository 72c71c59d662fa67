/** The migrations of the tables of messages. */
import { type Migration, systemPolicy } from '../database/index.ts'

export const messageMigrations: Migration[] = [
  {
    name: 'messages-0001-sent',
    sql: `
      create table sent_messages (
        id bigint generated always as identity primary key,
        sent_at timestamptz(3) not null,
        channel text not null check (channel in ('email', 'sms')),
        recipient text not null,
        subject text,
        text text not null
      );
      ${systemPolicy('sent_messages')}`,
  },
]

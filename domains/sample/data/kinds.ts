import type { Jurisdiction } from '@mizan/cases/schemas'

/** Kinds of cases of the sample office: their courts, their tasks, and their running time limit. */
interface Kind {
  jurisdiction: Jurisdiction
  caseType: string
  /** The values in lira; without any, the claim is not about money. */
  values: readonly string[]
  courts: readonly string[]
  /** The role of the client, and of the opponent on the other side. */
  roles: readonly [string, string]
  about: string
  tasks: readonly string[]
  limit: string
}

export const kinds = {
  labour: {
    jurisdiction: 'civil',
    caseType: 'İşe iade ve işçilik alacağı',
    values: ['148250.00', '92400.00', '213750.50'],
    courts: ['Ankara 12. İş Mahkemesi', 'İstanbul 7. İş Mahkemesi'],
    roles: ['defendant', 'claimant'],
    about: 'İşe iade ve işçilik alacakları.',
    tasks: ['Özlük dosyasını isteyin', 'Tanık listesini sunun', 'Bilirkişi raporuna itirazı yazın'],
    limit: 'Cevap süresi',
  },
  debt: {
    jurisdiction: 'civil',
    caseType: 'Alacak',
    values: ['385000.00', '1240000.00', '76800.00'],
    courts: ['Ankara 3. Asliye Ticaret Mahkemesi', 'İzmir 2. Asliye Ticaret Mahkemesi'],
    roles: ['claimant', 'defendant'],
    about: 'Faturaya dayalı alacağın tahsili.',
    tasks: ['Cari hesap dökümünü alın', 'Delil listesini sunun', 'Arabuluculuk son tutanağını ekleyin'],
    limit: 'Cevaba cevap süresi',
  },
  rent: {
    jurisdiction: 'civil',
    caseType: 'Kira tespiti',
    values: ['216000.00', '180000.00'],
    courts: ['Ankara 5. Sulh Hukuk Mahkemesi', 'İstanbul 11. Sulh Hukuk Mahkemesi'],
    roles: ['claimant', 'defendant'],
    about: 'Kira bedelinin tespiti.',
    tasks: ['Emsal kira sözleşmelerini toplayın', 'Keşif avansını yatırın', 'Bilirkişi raporunu inceleyin'],
    limit: 'Delil avansı için kesin süre',
  },
  family: {
    jurisdiction: 'civil',
    caseType: 'Boşanma',
    values: [],
    courts: ['Ankara 8. Aile Mahkemesi', 'Bursa 3. Aile Mahkemesi'],
    roles: ['claimant', 'defendant'],
    about: 'Boşanma ve velayet.',
    tasks: ['Sosyal inceleme raporunu okuyun', 'Protokol taslağını hazırlayın', 'Tanıkları bildirin'],
    limit: 'İkinci cevap süresi',
  },
  criminal: {
    jurisdiction: 'criminal',
    caseType: 'Dolandırıcılık',
    values: [],
    courts: ['Ankara 14. Asliye Ceza Mahkemesi', 'İstanbul Anadolu 6. Ağır Ceza Mahkemesi'],
    roles: ['joinedComplainant', 'accused'],
    about: 'Katılan vekilliği.',
    tasks: ['Dosyadan suret alın', 'Katılma dilekçesini verin', 'Esas hakkındaki beyanı yazın'],
    limit: 'Karara itiraz süresi',
  },
  administrative: {
    jurisdiction: 'administrative',
    caseType: 'İptal davası',
    values: [],
    courts: ['Ankara 9. İdare Mahkemesi', 'İstanbul 4. Vergi Mahkemesi'],
    roles: ['claimant', 'defendant'],
    about: 'İdari işlemin iptali.',
    tasks: [
      'Savunmaya cevabı yazın',
      'Yürütmenin durdurulması kararını izleyin',
      'İşlem dosyasını inceleyin',
    ],
    limit: 'Savunmaya cevap süresi',
  },
  consumer: {
    jurisdiction: 'civil',
    caseType: 'Ayıplı mal',
    values: ['64900.00', '118500.00'],
    courts: ['Ankara 4. Tüketici Mahkemesi'],
    roles: ['claimant', 'defendant'],
    about: 'Ayıplı malın bedelinin iadesi.',
    tasks: ['Servis kayıtlarını isteyin', 'Hakem heyeti kararını ekleyin'],
    limit: 'Bilirkişi raporuna itiraz süresi',
  },
  enforcement: {
    jurisdiction: 'enforcement',
    caseType: 'İlamsız takip',
    values: ['97300.00', '452000.00', '31250.00'],
    courts: ['Ankara 21. İcra Dairesi', 'İzmir 8. İcra Dairesi'],
    roles: ['creditor', 'debtor'],
    about: 'İlamsız icra takibi.',
    tasks: ['Haciz talebini gönderin', 'Tebligatı denetleyin', 'Kapak hesabını çıkarın'],
    limit: 'İtirazın iptali davası için süre',
  },
  inheritance: {
    jurisdiction: 'civil',
    caseType: 'Tapu iptali ve tescil',
    values: ['2750000.00', '1900000.00'],
    courts: ['Konya 2. Asliye Hukuk Mahkemesi', 'Ankara 16. Asliye Hukuk Mahkemesi'],
    roles: ['claimant', 'defendant'],
    about: 'Tapu iptali ve tescil.',
    tasks: ['Veraset ilamını alın', 'Tapu kayıtlarını isteyin', 'Keşif gününü bildirin'],
    limit: 'İstinaf süresi',
  },
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof kinds

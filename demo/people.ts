import type { Role } from '#contract/users.ts';

export interface DemoPerson {
  name: string;
  email: string;
  role: Role;
  isVarified: boolean;
  photoURL: string;
  phone: string;
  city: string;
  joinedDaysAgo: number;
  /** Only demo accounts for visitors have one. */
  password?: string;
}

type Described = Omit<DemoPerson, 'joinedDaysAgo'>;

export const DEMO_PASSWORD = 'kickstand';

function person(role: Role, name: string, email: string, phone: string, city: string, isVarified = false): Described {
  const slug = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');
  return { name, email, role, isVarified, photoURL: `/pictures/avatar-${slug}.svg`, phone, city };
}

const signInPeople: Described[] = [
  person('buyer', 'Nadia Rahman', 'buyer@example.com', '+880 1700-000101', 'Dhaka'),
  person('seller', 'Arif Hossain', 'seller@example.com', '+880 1700-000102', 'Dhaka', true),
  person('admin', 'Meera Kulkarni', 'admin@example.com', '+91 90000 00103', 'Pune'),
].map((known) => ({ ...known, password: DEMO_PASSWORD }));

const sellers: Described[] = [
  person('seller', 'Tanvir Ahmed', 'tanvir.ahmed@example.com', '+880 1800-000211', 'Chattogram', true),
  person('seller', 'Priya Nair', 'priya.nair@example.com', '+91 90000 00212', 'Kochi', true),
  person('seller', 'Rohan Deshmukh', 'rohan.deshmukh@example.org', '+91 90000 00213', 'Pune', true),
  person('seller', 'Kavindu Perera', 'kavindu.perera@example.com', '+94 70 000 0214', 'Colombo'),
  person('seller', 'Simran Kaur', 'simran.kaur@example.org', '+91 90000 00215', 'Chandigarh', true),
  person('seller', 'Bikash Gurung', 'bikash.gurung@example.com', '+977 980-0000216', 'Pokhara'),
  person('seller', 'Ayesha Siddiqui', 'ayesha.siddiqui@example.org', '+92 300 0000217', 'Lahore', true),
  person('seller', 'Minh Nguyen', 'minh.nguyen@example.com', '+84 90 000 0218', 'Ho Chi Minh City'),
  person('seller', 'Carlos Mendoza', 'carlos.mendoza@example.org', '+57 300 000 0219', 'Bogotá', true),
  person('seller', 'Grace Otieno', 'grace.otieno@example.com', '+254 700 000220', 'Nairobi'),
  person('seller', 'Emeka Okafor', 'emeka.okafor@example.org', '+234 800 000 0221', 'Lagos'),
  person('seller', 'Dewi Lestari', 'dewi.lestari@example.com', '+62 810-0000-0222', 'Bandung', true),
  person('seller', 'Tom Whitfield', 'tom.whitfield@example.org', '+44 113 496 0123', 'Leeds', true),
  person('seller', 'Maria Santos', 'maria.santos@example.com', '+63 900 000 0224', 'Cebu City'),
  person('seller', 'Hannah Weber', 'hannah.weber@example.org', '+49 761 000 0225', 'Freiburg'),
  person('seller', 'Jake Morrison', 'jake.morrison@example.com', '+1 503 555 0126', 'Portland'),
];

const buyers: Described[] = [
  person('buyer', 'Farhan Kabir', 'farhan.kabir@example.com', '+880 1900-000331', 'Sylhet'),
  person('buyer', 'Anjali Mehta', 'anjali.mehta@example.org', '+91 90000 00332', 'Ahmedabad'),
  person('buyer', 'Lucía Ramos', 'lucia.ramos@example.com', '+57 300 000 0333', 'Medellín'),
  person('buyer', 'David Mwangi', 'david.mwangi@example.org', '+254 700 000334', 'Nakuru'),
  person('buyer', 'Thuy Tran', 'thuy.tran@example.com', '+84 90 000 0335', 'Da Nang'),
  person('buyer', 'Owen Price', 'owen.price@example.org', '+44 161 496 0136', 'Manchester'),
  person('buyer', 'Ellie Brooks', 'ellie.brooks@example.com', '+1 206 555 0137', 'Seattle'),
  person('buyer', 'Bilal Qureshi', 'bilal.qureshi@example.org', '+92 300 0000338', 'Faisalabad'),
  person('buyer', 'Sujata Thapa', 'sujata.thapa@example.com', '+977 980-0000339', 'Kathmandu'),
  person('buyer', 'Ruwan Jayasinghe', 'ruwan.jayasinghe@example.org', '+94 70 000 0340', 'Kandy'),
  person('buyer', 'Vikram Iyer', 'vikram.iyer@example.com', '+91 90000 00341', 'Bengaluru'),
];

const joinedDaysAgo = (place: number) => 100 + ((place * 131) % 290);

export const demoPeople: DemoPerson[] = [...signInPeople, ...sellers, ...buyers].map((person, place) => ({
  ...person,
  joinedDaysAgo: joinedDaysAgo(place),
}));

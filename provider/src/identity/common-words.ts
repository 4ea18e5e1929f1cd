/** What the most used passwords are made of: alone, or with up to four digits behind. */
export const commonWords = new Set(
  `
password passwort passwd pass passw motdepasse contrasena senha parola wachtwoord haslo heslo sifre
login logon welcome welcom letmein letme changeme change default secret private access master admin
administrator root user guest test testing tester demo temp temporary system server computer internet
network windows microsoft google yahoo facebook twitter instagram linkedin youtube netflix spotify
apple iphone android samsung nokia motorola sony playstation nintendo xbox minecraft fortnite roblox
pokemon pikachu zelda mario sonic starwars startrek skywalker yoda vader jedi matrix gandalf frodo
merlin wizard dragon dragons phoenix unicorn monkey donkey tiger tigers lion panther eagle eagles
falcon hawk wolf wolves bear bears shark dolphin dolphins penguin turtle rabbit bunny kitty kitten
puppy doggy doggie horse horses chicken butterfly spider spiderman batman superman superwoman ironman
wonder avengers captain joker marvel sunshine moonlight starlight rainbow summer winter spring autumn
january february march april june july august september october november december monday tuesday
wednesday thursday friday saturday sunday birthday christmas holiday vacation weekend
iloveyou iloveu ilove loveyou loveme lovely lover love loves mylove babygirl babyboy baby sweetie
sweetheart sweet honey sugar candy chocolate cookie cookies cupcake cheese pizza banana orange apples
cherry strawberry peaches pepper ginger coffee coconut pumpkin peanut pickle
princess prince queen king angel angels heaven jesus jesuschrist god godbless blessed faith hope grace
forever friends friend bestfriend family mother father mommy daddy sister brother grandma
football baseball basketball soccer hockey tennis golf golfer volleyball swimming running runner
softball wrestling boxing karate cycling yoga pilates fitness gym workout barre dance dancer dancing
yankees redsox cowboys steelers packers patriots raiders lakers celtics bulls chelsea arsenal
liverpool manchester barcelona realmadrid juventus bayern rangers celtic
mustang mercedes ferrari porsche corvette camaro toyota honda yamaha harley harleydavidson chevy
bmw audi jaguar lexus subaru
london paris berlin madrid lisbon amsterdam newyork boston chicago dallas houston denver phoenix
seattle florida texas california america canada australia england scotland ireland germany france
spain italy mexico brazil china japan india russia
michael michelle jennifer jessica ashley amanda nicole daniel danielle andrew anthony matthew joshua
christopher christian william robert richard charlie charles thomas jordan jackson justin brandon
austin taylor hannah samantha elizabeth victoria alexander alexandra alexis benjamin nicholas patrick
stephanie melissa rebecca natalie george hunter harley maggie buster bailey shadow lucky rocky
whatever nothing something anything everything nobody someone hello hellohello goodbye goodluck
trustno trustme freedom liberty peace power energy magic mystery destiny dreams dreamer killer hacker
ninja samurai pirate warrior soldier champion winner hero legend rockstar rocknroll metallica nirvana
slipknot beatles eminem guitar music piano drummer
super superstar star stars stargate blue red green black white silver golden purple yellow pink
bluebird redwings whitesox blackjack diamond diamonds crystal emerald sapphire
abc abcd abcde abcdef abcdefg abcxyz qwer qwert qwerty qwertz azerty asdf asdfg asdfgh zxcv zxcvb
zxcvbn zaq xsw qaz qazwsx wsx aaa aaaa xxx xxxx
mypassword mypass thisismypassword yourpassword newpassword oldpassword nopassword password password
passwordpassword iforgot forgot remember openup opensesame sesame letmeinnow letmeinplease
correcthorsebatterystaple correcthorse
xplus fitnessplus
`
    .trim()
    .split(/\s+/),
)

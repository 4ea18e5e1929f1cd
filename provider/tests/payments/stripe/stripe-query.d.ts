declare module '*?stripe'
